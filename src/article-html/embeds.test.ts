import { describeEmbed } from './embeds'
import { safeEmbed } from './addresses'

test.each([
  [
    'https://www.youtube.com/embed/dQw4w9WgXcQ?start=3',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  ],
  [
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  ],
  [
    'https://player.vimeo.com/video/123456789',
    'https://player.vimeo.com/video/123456789?dnt=1&autoplay=1',
    'https://player.vimeo.com/video/123456789?dnt=1',
    'https://vimeo.com/123456789',
  ],
])('The video %s is shown without cookies, and has a page', (address, player, waitingPlayer, page) => {
  expect(safeEmbed(address)).toBe(address)
  expect(describeEmbed(address)).toMatchObject({ kind: 'video', player, waitingPlayer, page })
})

test('A map is shown as it is', () => {
  const address = 'https://www.google.com/maps/embed?pb=!1m18!2d100.5'
  expect(safeEmbed(address)).toBe(address)
  expect(describeEmbed(address)).toEqual({
    kind: 'map',
    provider: 'Google Maps',
    player: address,
    waitingPlayer: address,
    page: address,
  })
})
