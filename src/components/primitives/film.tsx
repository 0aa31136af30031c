import { graphql } from 'gatsby'
import { useEffect, useRef, useState } from 'react'
import { useCommonMessages, useLanguage } from '../../hooks/page-language'
import { useHydrated } from '../../hooks/use-hydrated'
import * as styles from './film.module.css'
import { Icon } from './icon'

/**
 * A film over the picture of a page's head, which fills its place. It starts without sound, and not at all where motion is
 * unwelcome; it can be stopped, and the volume switch turns its sound on. Without scripts it has the browser's controls.
 */
export function Film({ film }: { film: Queries.HeroFilmFragment | null }) {
  const common = useCommonMessages()
  const language = useLanguage()
  const hasScripts = useHydrated()
  const video = useRef<HTMLVideoElement>(null)
  const [isPlaying, setIsPlaying] = useState(false)
  const [isMuted, setIsMuted] = useState(true)

  useEffect(() => {
    if (window.matchMedia('(prefers-reduced-motion: no-preference)').matches) {
      // A browser that saves power or data may refuse: the picture and the button to play stay
      video.current?.play().catch(() => undefined)
    }
  }, [])

  if (!film) return null
  const toggleSound = () => {
    if (video.current) video.current.muted = !isMuted
    setIsMuted(!isMuted)
  }
  const togglePlay = () => {
    if (isPlaying) video.current?.pause()
    else void video.current?.play()
  }
  return (
    <div className={`no-print ${styles.film}`}>
      <video
        ref={video}
        className={styles.video}
        src={film.address}
        muted
        loop
        playsInline
        preload="none"
        controls={!hasScripts}
        onPlay={() => setIsPlaying(true)}
        onPause={() => setIsPlaying(false)}
      >
        {film.captions && <track kind="captions" src={film.captions} srcLang={language} default />}
      </video>
      {hasScripts && (
        <div className={styles.controls}>
          <button type="button" onClick={togglePlay}>
            <Icon name={isPlaying ? 'pause' : 'play'} />
            <span className="visually-hidden">{common(isPlaying ? 'film.pause' : 'film.play')}</span>
          </button>
          <button type="button" aria-pressed={!isMuted} onClick={toggleSound}>
            <Icon name={isMuted ? 'volumeOff' : 'volumeOn'} />
            <span className="visually-hidden">{common('film.sound')}</span>
          </button>
        </div>
      )}
    </div>
  )
}

export const fragment = graphql`
  fragment HeroFilm on Film {
    address
    captions(language: $language)
  }
`
