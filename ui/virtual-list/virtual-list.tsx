import type { ReactElement } from 'react'
import { Virtualizer } from 'virtua'
import * as styles from './virtual-list.css.ts'

export type VirtualListProps<Item> = {
  /** What the list holds: "Chats". */
  readonly label: string
  readonly items: readonly Item[]
  /** What one item of the list shows, under a key of its own. */
  readonly children: (item: Item) => ReactElement
  /** Asked for when the end comes near. */
  readonly onEnd?: () => void
}

/** How many pixels before its end a list asks for more. */
const SOON = 600

/** A list of any length that draws only what is in sight. It scrolls in the height it is given. */
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
