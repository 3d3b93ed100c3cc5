import { useEffect, useRef, useState } from 'react'
import { IconButton } from '../button/icon-button.tsx'
import * as styles from './film.css.ts'
import { roll, wantsStill } from './stillness.ts'

export type FilmProps = {
  /** The first picture, which stands there until the film runs, or for good. */
  readonly poster: string
  /** The same film in several forms, the one the browser should try first in front; none where its picture is all. */
  readonly sources: readonly { readonly src: string; readonly type: string }[]
  /** What the button at its corner does, in words. */
  readonly labels: { readonly pause: string; readonly play: string }
  readonly shape?: keyof typeof styles.shapes
}

/**
 * A short silent loop that decorates. It starts by itself, can be paused, and stays away from those who want stillness.
 * A page written by a server has it lying ready: whoever finds it by `data-film` may start it before this runs.
 */
export function Film({ poster, sources, labels, shape = 'portrait' }: FilmProps) {
  const video = useRef<HTMLVideoElement>(null)
  const [still, setStill] = useState(sources.length === 0)
  const [paused, setPaused] = useState<boolean>()
  useEffect(() => {
    const film = video.current
    if (wantsStill()) setStill(true)
    else if (film?.paused) roll(film)
    else setPaused(false)
  }, [])

  const turn = () => {
    const film = video.current
    if (paused && film) roll(film)
    else film?.pause()
  }
  return (
    <div className={styles.shapes[shape]}>
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
