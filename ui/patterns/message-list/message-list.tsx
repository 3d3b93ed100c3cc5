import { type ReactElement, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { Virtualizer, type VirtualizerHandle } from 'virtua'
import { Button } from '../../primitives/button/button.tsx'
import { classes } from '../../primitives/layout/element.ts'
import { useHydrated } from '../../primitives/layout/use-hydrated.ts'
import { Spinner } from '../../primitives/spinner/spinner.tsx'
import * as styles from './message-list.css.ts'

export type MessageListProps<Item> = {
  /** Accessible name: "Chat with Noor". */
  readonly label: string
  /** Oldest first. */
  readonly items: readonly Item[]
  readonly keyOf: (item: Item) => string
  /** The formatted day of an item; a new day starts a new section. */
  readonly dayOf: (item: Item) => string
  /** An own new message is always scrolled to; another's never moves the reader's position. */
  readonly isMine: (item: Item) => boolean
  readonly children: (item: Item) => ReactElement
  /** Label of the button for new messages below. */
  readonly jump: string
  /** Called when scrolling near the oldest message. */
  readonly onOlder?: () => void
  /** Text while older messages load. */
  readonly loadingOlder?: string | undefined
  /** Content before the first message. */
  readonly empty?: ReactNode
}

/** Distance in pixels that counts as the end. */
const NEAR = 24
const SOON = 400

/** A virtualised list of messages that keeps its scroll position while older and newer ones arrive. */
export function MessageList<Item>({
  label,
  items,
  keyOf,
  dayOf,
  isMine,
  children,
  jump,
  onOlder,
  loadingOlder,
  empty,
}: MessageListProps<Item>) {
  const log = useRef<HTMLDivElement>(null)
  const list = useRef<VirtualizerHandle>(null)
  const [known, setKnown] = useState({ items, shift: false })
  const [atEnd, setAtEnd] = useState(true)
  // Sizes are measured within a scroll frame, before state updates.
  const follows = useRef(true)
  const place = useRef(0)
  const hydrated = useHydrated()

  const last = items.at(-1)
  const lastKey = last && keyOf(last)
  const [readTo, setReadTo] = useState(lastKey)

  if (known.items !== items) {
    const [wasFirst] = known.items
    const [first] = items
    const shift = Boolean(wasFirst && first && keyOf(wasFirst) !== keyOf(first))
    setKnown({ items, shift })
  }
  if (atEnd && readTo !== lastKey) setReadTo(lastKey)

  // The list's own `scrollToIndex` keeps adjusting, even against a reader who scrolls away.
  const toEnd = () => log.current?.scrollTo({ top: log.current.scrollHeight })
  const follow = atEnd || (last !== undefined && isMine(last))

  // Only a new last message moves the list; being at the end or not does not.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useLayoutEffect(() => {
    if (lastKey && follow) toEnd()
  }, [lastKey, hydrated])

  const moved = (offset: number) => {
    const view = list.current
    if (!view) return
    const near = offset + view.viewportSize >= view.scrollSize - NEAR
    // Measuring moves the end; only scrolling up means leaving it.
    follows.current = near || (follows.current && offset >= place.current)
    place.current = offset
    setAtEnd(follows.current)
    if (offset < SOON && !loadingOlder) onOlder?.()
  }

  const item = (each: Item, index: number) => {
    const before = items[index - 1]
    const day = dayOf(each)
    return (
      <div key={keyOf(each)}>
        {(before === undefined || dayOf(before) !== day) && <div className={styles.day}>{day}</div>}
        {children(each)}
      </div>
    )
  }

  return (
    <div className={styles.frame}>
      {loadingOlder && (
        <div className={styles.older}>
          <span className={styles.waiting}>
            <Spinner label={loadingOlder} />
          </span>
        </div>
      )}
      {/* `aria-live` only for new messages at the end, not for those scrolled into view. */}
      <div
        ref={log}
        role="log"
        aria-label={label}
        aria-live={atEnd ? 'polite' : 'off'}
        className={classes(styles.log, !hydrated && styles.fromItsEnd)}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
        tabIndex={0}
      >
        {hydrated ? (
          <>
            <div className={styles.spacer} />
            {items.length === 0 && empty}
            <Virtualizer
              ref={list}
              data={items}
              shift={known.shift}
              onScroll={moved}
              onResize={() => lastKey && follows.current && toEnd()}
            >
              {item}
            </Virtualizer>
          </>
        ) : (
          // SSR has no measurements: renders all, readable without scripts.
          <div>{items.length === 0 ? empty : items.map(item)}</div>
        )}
      </div>
      {!atEnd && readTo !== lastKey && (
        <div className={styles.jump}>
          <span className={styles.jumpButton}>
            <Button size="s" tone="ink" icon="down" onClick={toEnd}>
              {jump}
            </Button>
          </span>
        </div>
      )}
    </div>
  )
}
