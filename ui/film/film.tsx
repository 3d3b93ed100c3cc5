import { useEffect, useRef, useState } from 'react'
import { IconButton } from '../button/icon-button.tsx'
import * as styles from './film.css.ts'

export type FilmProps = {
  /** The first picture, which stands there until the film runs, or for good. */
  readonly poster: string
  /** The same film in several forms, the one the browser should try first in front. */
  readonly sources: readonly { readonly src: string; readonly type: string }[]
  /** What the button at its corner does, in words. */
  readonly labels: { readonly pause: string; readonly play: string }
  readonly shape?: keyof typeof styles.shapes
}

/** Whether somebody asked for stillness, or to be spared what costs data. */
function wantsStill(): boolean {
  const { connection } = navigator as Navigator & { connection?: { readonly saveData?: boolean } }
  return (
    matchMedia('(prefers-reduced-motion: reduce)').matches ||
    document.documentElement.dataset.motion === 'still' ||
    connection?.saveData === true
  )
}

/** A short silent loop that decorates. It starts by itself, can be paused, and stays away from those who want stillness. */
export function Film({ poster, sources, labels, shape = 'portrait' }: FilmProps) {
  const video = useRef<HTMLVideoElement>(null)
  const [runs, setRuns] = useState(false)
  const [paused, setPaused] = useState(false)
  useEffect(() => setRuns(!wantsStill()), [])

  const turn = () => {
    if (paused) void video.current?.play()
    else video.current?.pause()
    setPaused(!paused)
  }
  return (
    <div className={styles.shapes[shape]}>
      <img className={styles.picture} src={poster} alt="" fetchPriority="high" />
      {runs && (
        <>
          <video
            ref={video}
            className={styles.picture}
            poster={poster}
            aria-hidden="true"
            tabIndex={-1}
            muted
            loop
            autoPlay
            playsInline
            disableRemotePlayback
          >
            {sources.map(({ src, type }) => (
              <source key={src} src={src} type={type} />
            ))}
          </video>
          <div className={styles.control}>
            <IconButton
              icon={paused ? 'play' : 'pause'}
              label={paused ? labels.play : labels.pause}
              tone="photo"
              onClick={turn}
            />
          </div>
        </>
      )}
    </div>
  )
}
