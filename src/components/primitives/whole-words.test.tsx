import { render } from '@testing-library/react'
import { WholeWords } from './whole-words'

describe('WholeWords', () => {
  test('holds a word together that browsers would break, and changes nothing of the text', () => {
    const text = 'ประกาศความเป็นส่วนตัวสำหรับผู้ถือหุ้นและกรรมการ'
    const { container } = render(<WholeWords text={text} />)
    expect(container).toHaveTextContent(text)
    expect([...container.querySelectorAll('span')].map((word) => word.textContent)).toEqual(['ส่วนตัว', 'ผู้ถือหุ้น'])
  })
})
