import { useLayoutEffect, useRef, useState } from 'react'
import type { VirtualizerHandle } from 'virtua'
import { useHydratedLater } from '../../primitives/layout/use-hydrated.ts'

/** Distance in pixels that counts as the end. */
const NEAR_END = 24
/** Distance from the start in pixels at which older items are loaded. */
const NEAR_START = 400

type Options<Item> = {
  readonly items: readonly Item[]
  readonly keyOf: (item: Item) => string
  readonly isMine: (item: Item) => boolean
  /** Called when scrolling near the first item. */
  readonly onNearStart: () => void
}

/** By the element itself: the list hears of a resize after the scroll that it caused. */
const isAtEnd = (log: HTMLElement | null): boolean =>
  log !== null && log.scrollTop + log.clientHeight >= log.scrollHeight - NEAR_END

/** Scrolling of a list that stays at its end while the reader is there, and else where they are. */
export function useListScroll<Item>({ items, keyOf, isMine, onNearStart }: Options<Item>) {
  const log = useRef<HTMLDivElement>(null)
  const list = useRef<VirtualizerHandle>(null)
  const [known, setKnown] = useState({ items, shift: false })
  const [atEnd, setAtEnd] = useState(true)
  // Sizes are measured within a scroll frame, before state updates.
  const follows = useRef(true)
  const place = useRef(0)
  const hydrated = useHydratedLater()

  const last = items.at(-1)
  const lastKey = last && keyOf(last)
  const [readTo, setReadTo] = useState(lastKey)

  if (known.items !== items) {
    const [wasFirst] = known.items
    const [first] = items
    const shift = Boolean(wasFirst && first && keyOf(wasFirst) !== keyOf(first))
    setKnown({ items, shift })
  }
  const read = items.findIndex((item) => keyOf(item) === readTo)
  // One that was taken back says nothing of those before it.
  if ((atEnd || read < 0) && readTo !== lastKey) setReadTo(lastKey)

  // The list's own `scrollToIndex` keeps adjusting, even against a reader who scrolls away.
  const toEnd = () => log.current?.scrollTo({ top: log.current.scrollHeight })
  const lastIsMine = last !== undefined && isMine(last)
  const follow = atEnd || lastIsMine

  // Only a new last message moves the list; being at the end or not does not.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useLayoutEffect(() => {
    if (!lastKey || !follow) return
    // Its size is measured later, perhaps before the scroll is heard of: what one sends oneself stays in view.
    if (lastIsMine) {
      follows.current = true
      setAtEnd(true)
    }
    toEnd()
  }, [lastKey, hydrated])

  const onScroll = (offset: number) => {
    const view = list.current
    if (!view) return
    const near = offset + view.viewportSize >= view.scrollSize - NEAR_END || isAtEnd(log.current)
    // Measuring moves the end; only scrolling up means leaving it.
    follows.current = near || (follows.current && offset >= place.current)
    place.current = offset
    setAtEnd(follows.current)
    if (offset < NEAR_START) onNearStart()
  }

  return {
    log,
    list,
    /** Whether items were added before the first. */
    shift: known.shift,
    atEnd,
    /** Whether somebody else's new items are below what the reader sees. */
    hasUnread: !atEnd && read >= 0 && items.slice(read + 1).some((item) => !isMine(item)),
    toEnd,
    onScroll,
    onResize: () => {
      if (lastKey && follows.current) toEnd()
    },
  }
}
