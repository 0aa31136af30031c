/** A video or map that an article embeds, from an address that `safeEmbed` has let pass. */
export interface Embed {
  kind: 'video' | 'map'
  provider: 'YouTube' | 'Vimeo' | 'Google Maps'
  /** What a frame shows after a click, with as little tracking as the provider offers. A video starts by itself. */
  player: string
  /** The same, where the visitor has allowed videos and maps beforehand: it waits to be started. */
  waitingPlayer: string
  /** The page of the provider that shows the same. */
  page: string
}

/** What is known of an embed by its address. */
export function describeEmbed(address: string): Embed {
  const { host, pathname } = new URL(address)
  const id = pathname.split('/').pop() ?? ''
  if (host === 'player.vimeo.com') {
    return {
      kind: 'video',
      provider: 'Vimeo',
      player: `https://player.vimeo.com/video/${id}?dnt=1&autoplay=1`,
      waitingPlayer: `https://player.vimeo.com/video/${id}?dnt=1`,
      page: `https://vimeo.com/${id}`,
    }
  }
  if (host === 'www.google.com') {
    return { kind: 'map', provider: 'Google Maps', player: address, waitingPlayer: address, page: address }
  }
  return {
    kind: 'video',
    provider: 'YouTube',
    player: `https://www.youtube-nocookie.com/embed/${id}?autoplay=1`,
    waitingPlayer: `https://www.youtube-nocookie.com/embed/${id}`,
    page: `https://www.youtube.com/watch?v=${id}`,
  }
}
