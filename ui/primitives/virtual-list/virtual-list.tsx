import type { ReactElement } from 'react'
import { Virtualizer } from 'virtua'
import * as styles from './virtual-list.css.ts'

export type VirtualListProps<Item> = {
  /** Accessible name: "Chats". */
  readonly label: string
  readonly items: readonly Item[]
  /** Renders an item; needs a key. */
  readonly children: (item: Item) => ReactElement
  /** Called near the end. */
  readonly onEnd?: () => void
}

/** Distance in pixels from the end that loads more. */
const SOON = 600

/** A virtualised list: renders only visible items. Fills the given height. */
export function VirtualList<Item>({ label, items, children, onEnd }: VirtualListProps<Item>) {
  return (
    <section
      className={styles.list}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
      tabIndex={0}
      aria-label={label}
      onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) => {
        if (scrollTop + clientHeight > scrollHeight - SOON) onEnd?.()
      }}
    >
      <Virtualizer as="ul" item="li" data={items}>
        {children}
      </Virtualizer>
    </section>
  )
}
