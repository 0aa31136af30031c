import { render, screen } from '@testing-library/react'
import { tapOn } from './taps'

const tap = (href: string, download = false) => {
  render(
    <footer>
      <a href={href} download={download}>
        link
      </a>
    </footer>,
  )
  return tapOn(screen.getByRole<HTMLAnchorElement>('link'))
}

test.each([
  ['tel:+6621234567', { event: 'phone_tap', place: 'footer' }],
  ['https://line.me/R/ti/p/@proud', { event: 'line_tap', place: 'footer' }],
  ['https://lin.ee/abc', { event: 'line_tap', place: 'footer' }],
  [
    '/downloads/graphic-map-th.png?x=a@b.example',
    { event: 'file_download', file_path: '/downloads/graphic-map-th.png' },
  ],
  ['https://social-plugins.line.me/lineit/share?url=x', null],
  ['https://line.me.example/', null],
  ['https://elsewhere.example/file.pdf', null],
  ['mailto:a@b.example', null],
  ['/project/', null],
])('a press of %s means %j', (href, expected) => {
  expect(tap(href)).toEqual(expected)
})

test('a link that is marked as that of LINE is one, wherever it leads', () => {
  render(
    <a href="https://social.example.com/line" data-network="line">
      link
    </a>,
  )
  expect(tapOn(screen.getByRole('link'))).toEqual({ event: 'line_tap', place: 'main' })
})
