import { render, screen } from '@testing-library/react'
import { LegalText } from './legal-text'

describe('LegalText', () => {
  test('makes links of the words that are written as such, and keeps all words in order', () => {
    const { container } = render(
      <p>
        <LegalText text="See the [cookie policy](/cookie-policy/) and [your rights](/privacy-policy/#rights)." />
      </p>,
    )
    expect(container).toHaveTextContent('See the cookie policy and your rights.')
    expect(screen.getByRole('link', { name: 'cookie policy' })).toHaveAttribute('href', '/cookie-policy/')
    expect(screen.getByRole('link', { name: 'your rights' })).toHaveAttribute('href', '/privacy-policy/#rights')
  })

  test('leaves alone brackets that are no link to a page of the site', () => {
    const text = 'An extract [of the register] (copy) at [elsewhere](https://example.com/)'
    const { container } = render(<LegalText text={text} />)
    expect(container).toHaveTextContent(text)
    expect(screen.queryByRole('link')).toBeNull()
  })
})
