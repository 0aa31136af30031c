import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { InLanguage } from '../../../test/in-language'
import { Film } from './film'

const film = { address: '/films/hua-hin.mp4', captions: '/films/hua-hin-en.vtt' }

/** jsdom plays no films: it stands in for the browser's player, and notes what it is told. */
function standInPlayer(allowsMotion: boolean) {
  const told: string[] = []
  const player = HTMLMediaElement.prototype
  jest.spyOn(player, 'play').mockImplementation(function (this: HTMLMediaElement) {
    told.push('play')
    this.dispatchEvent(new Event('play'))
    return Promise.resolve()
  })
  jest.spyOn(player, 'pause').mockImplementation(function (this: HTMLMediaElement) {
    told.push('pause')
    this.dispatchEvent(new Event('pause'))
  })
  window.matchMedia = (query) => ({ matches: allowsMotion, media: query }) as MediaQueryList
  return told
}

const show = (given: typeof film | null) =>
  render(
    <InLanguage language="en">
      <Film film={given} />
    </InLanguage>,
  )

const video = () => document.querySelector('video')

afterEach(() => jest.restoreAllMocks())

test('Without a film there is nothing', () => {
  standInPlayer(true)
  expect(show(null).container).toBeEmptyDOMElement()
})

test('A film starts by itself, without sound, with its captions, and can be stopped', async () => {
  const told = standInPlayer(true)
  show(film)
  expect(told).toEqual(['play'])
  expect(video()?.muted).toBe(true)
  expect(document.querySelector('track')).toHaveAttribute('src', film.captions)
  await userEvent.click(screen.getByRole('button', { name: 'Stop the film' }))
  expect(told).toEqual(['play', 'pause'])
  expect(screen.getByRole('button', { name: 'Play the film' })).toBeInTheDocument()
})

test('The volume switch turns the sound on and off, and says which it is', async () => {
  standInPlayer(true)
  show(film)
  const sound = screen.getByRole('button', { name: 'Sound' })
  expect(sound).toHaveAttribute('aria-pressed', 'false')
  await userEvent.click(sound)
  expect(video()?.muted).toBe(false)
  expect(sound).toHaveAttribute('aria-pressed', 'true')
  await userEvent.click(sound)
  expect(video()?.muted).toBe(true)
})

test('Where motion is unwelcome the film waits for its button', () => {
  const told = standInPlayer(false)
  show(film)
  expect(told).toEqual([])
  expect(screen.getByRole('button', { name: 'Play the film' })).toBeInTheDocument()
})
