import { useEffect, useEffectEvent, useRef } from 'react'
import { Button } from '../button/button.tsx'
import * as styles from './load-more.css.ts'

export type LoadMoreProps = {
  /** The button's label. */
  readonly label: string
  readonly onMore: () => void
  /** Loading. */
  readonly busy?: boolean
  /** Text at the end, instead of the button. */
  readonly end?: string | undefined
  /** The last try was refused: only the button asks again. */
  readonly failed?: boolean
  /** Loads automatically near the end; otherwise only by the button. */
  readonly auto?: boolean
}

/** End of an infinite list: loads more near the end, and by a button. */
export function LoadMore({
  label,
  onMore,
  busy = false,
  end,
  failed = false,
  auto = true,
}: LoadMoreProps) {
  const place = useRef<HTMLDivElement>(null)
  const ask = useEffectEvent(onMore)
  const watches = auto && !busy && !failed && end === undefined

  useEffect(() => {
    if (!watches || !place.current) return
    // A busy page gets several entries at once: the last one counts.
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
