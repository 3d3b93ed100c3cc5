import { type ReactElement, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { Virtualizer, type VirtualizerHandle } from 'virtua'
import { Button } from '../button/button.tsx'
import { classes } from '../layout/element.ts'
import { useDrawn } from '../layout/use-drawn.ts'
import { Spinner } from '../spinner/spinner.tsx'
import * as styles from './message-list.css.ts'

export type MessageListProps<Item> = {
  /** Whose messages these are: "Chat with Noor". */
  readonly label: string
  /** From old to new. */
  readonly items: readonly Item[]
  readonly keyOf: (item: Item) => string
  /** The day an item belongs to, as it is to be shown; a new one starts a new section. */
  readonly dayOf: (item: Item) => string
  /** One's own new message is always shown; somebody else's never pulls one away from what one reads. */
  readonly isMine: (item: Item) => boolean
  readonly children: (item: Item) => ReactElement
  /** The words on the button to messages that came in below. */
  readonly jump: string
  /** Asked for when the oldest message comes near. */
  readonly onOlder?: () => void
  /** The words while older messages are on their way. */
  readonly loadingOlder?: string | undefined
  /** What stands there before the first message. */
  readonly empty?: ReactNode
}

/** Within this many pixels of an end one counts as being there. */
const NEAR = 24
const SOON = 400

/** Messages of a chat, any number of them, holding their place while older and newer ones arrive. */
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
  // Sizes are measured in the frame of a scroll, before the state has caught up with it.
  const follows = useRef(true)
  const place = useRef(0)
  const drawn = useDrawn()

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

  // The list's own `scrollToIndex` goes on for a while, against a reader who scrolls away meanwhile.
  const toEnd = () => log.current?.scrollTo({ top: log.current.scrollHeight })
  const follow = atEnd || (last !== undefined && isMine(last))

  // Only a new last message moves the list; being at the end or not does not.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useLayoutEffect(() => {
    if (lastKey && follow) toEnd()
  }, [lastKey, drawn])

  const moved = (offset: number) => {
    const view = list.current
    if (!view) return
    const near = offset + view.viewportSize >= view.scrollSize - NEAR
    // The end moves away as messages are measured; only going up means that one wants to stay.
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
      {/* What scrolls into view is not news: only the end of the list speaks. */}
      <div
        ref={log}
        role="log"
        aria-label={label}
        aria-live={atEnd ? 'polite' : 'off'}
        className={classes(styles.log, !drawn && styles.fromItsEnd)}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
        tabIndex={0}
      >
        {drawn ? (
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
          // What the server sends has measured nothing, and stands without any script.
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
