import { useEffect, useRef, useState } from 'react'
import { IconButton } from '../../primitives/button/icon-button.tsx'
import * as styles from './film.css.ts'
import { playFilm, wantsStill } from './stillness.ts'

export type FilmProps = {
  /** The poster, shown until the video plays, or permanently. */
  readonly poster: string
  /** Video sources, preferred first; none if there is only the poster. */
  readonly sources: readonly { readonly src: string; readonly type: string }[]
  /** Label of the pause button. */
  readonly labels: { readonly pause: string; readonly play: string }
}

/**
 * A short, silent, decorative video loop. Autoplays, can be paused, and respects reduced motion. In server-rendered
 * pages a script may start it by `data-film` before hydration.
 */
export function Film({ poster, sources, labels }: FilmProps) {
  const video = useRef<HTMLVideoElement>(null)
  const [still, setStill] = useState(sources.length === 0)
  const [paused, setPaused] = useState<boolean>()
  useEffect(() => {
    const film = video.current
    if (wantsStill()) setStill(true)
    else if (film?.paused) playFilm(film)
    else setPaused(false)
  }, [])

  const turn = () => {
    const film = video.current
    if (paused && film) playFilm(film)
    else film?.pause()
  }
  return (
    <div className={styles.frame}>
      <img className={styles.picture} src={poster} alt="" fetchPriority="high" />
      {!still && (
        <video
          ref={video}
          className={styles.moving}
          data-film=""
          aria-hidden="true"
          tabIndex={-1}
          preload="none"
          muted
          loop
          playsInline
          disableRemotePlayback
          onPlay={() => setPaused(false)}
          onPause={() => setPaused(true)}
        >
          {sources.map(({ src, type }) => (
            <source key={src} src={src} type={type} />
          ))}
        </video>
      )}
      {!still && paused !== undefined && (
        <div className={styles.control}>
          <IconButton
            icon={paused ? 'play' : 'pause'}
            label={paused ? labels.play : labels.pause}
            tone="photo"
            onClick={turn}
          />
        </div>
      )}
    </div>
  )
}
