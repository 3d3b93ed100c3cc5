import { useEffect, useEffectEvent, useRef } from 'react'
import { Button } from '../button/button.tsx'
import * as styles from './load-more.css.ts'

export type LoadMoreProps = {
  /** The words on the button. */
  readonly label: string
  readonly onMore: () => void
  /** More is on its way. */
  readonly busy?: boolean
  /** What to say when there is no more; the button is then gone. */
  readonly end?: string | undefined
  /** Asks by itself when one comes near; without it only the button asks. */
  readonly auto?: boolean
}

/** The end of a list that goes on: it asks for more as one comes near, and by a button. */
export function LoadMore({ label, onMore, busy = false, end, auto = true }: LoadMoreProps) {
  const place = useRef<HTMLDivElement>(null)
  const ask = useEffectEvent(onMore)
  const watches = auto && !busy && end === undefined

  useEffect(() => {
    if (!watches || !place.current) return
    // A busy page hears at once of having been far away and of having come near: the last is what holds.
    const watcher = new IntersectionObserver((seen) => seen.at(-1)?.isIntersecting && ask(), {
      rootMargin: '600px',
    })
    watcher.observe(place.current)
    return () => watcher.disconnect()
  }, [watches])

  return (
    <div ref={place} className={styles.more}>
      {end === undefined ? (
        <Button busy={busy} onClick={onMore}>
          {label}
        </Button>
      ) : (
        <p>{end}</p>
      )}
    </div>
  )
}
