import { render } from '@testing-library/react'
import { unbrokenWords } from './unbroken-words'
import { WholeWords } from './whole-words'

describe('WholeWords', () => {
  test('holds a word together that browsers would break, and changes nothing of the text', () => {
    const text = 'ประกาศความเป็นส่วนตัวสำหรับผู้ถือหุ้นและกรรมการ'
    const { container } = render(<WholeWords text={text} />)
    expect(container).toHaveTextContent(text)
    expect([...container.querySelectorAll('span')].map((word) => word.textContent)).toEqual(['ความเป็นส่วนตัว', 'ผู้ถือหุ้น'])
  })

  test('renders text without such words as it is', () => {
    const { container } = render(<WholeWords text="Six houses in Ari" />)
    expect(container.innerHTML).toBe('Six houses in Ari')
  })

  test.each(unbrokenWords.filter((word) => /[ก-๛]/.test(word)))('%s would be broken by the dictionary', (word) => {
    const pieces = [...new Intl.Segmenter('th', { granularity: 'word' }).segment(word)]
    expect(pieces.length).toBeGreaterThan(1)
  })
})
