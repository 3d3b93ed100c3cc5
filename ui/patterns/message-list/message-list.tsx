import type { ReactElement, ReactNode } from 'react'
import { Virtualizer } from 'virtua'
import { Button } from '../../primitives/button/button.tsx'
import { classes } from '../../primitives/layout/element.ts'
import { useHydratedLater } from '../../primitives/layout/use-hydrated.ts'
import { Spinner } from '../../primitives/spinner/spinner.tsx'
import * as styles from './message-list.css.ts'
import { useListScroll } from './use-list-scroll.ts'

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
  const scroll = useListScroll({
    items,
    keyOf,
    isMine,
    onNearStart: () => {
      if (!loadingOlder) onOlder?.()
    },
  })
  const hydrated = useHydratedLater()

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
        ref={scroll.log}
        role="log"
        aria-label={label}
        aria-live={scroll.atEnd ? 'polite' : 'off'}
        className={classes(styles.log, !hydrated && styles.fromItsEnd)}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
        tabIndex={0}
      >
        {hydrated ? (
          <>
            <div className={styles.spacer} />
            {items.length === 0 && empty}
            <Virtualizer
              ref={scroll.list}
              data={items}
              shift={scroll.shift}
              onScroll={scroll.onScroll}
              onResize={scroll.onResize}
            >
              {item}
            </Virtualizer>
          </>
        ) : (
          // SSR has no measurements: renders all, readable without scripts.
          <div>{items.length === 0 ? empty : items.map(item)}</div>
        )}
      </div>
      {scroll.hasUnread && <JumpButton onJump={scroll.toEnd}>{jump}</JumpButton>}
    </div>
  )
}

type JumpButtonProps = { readonly onJump: () => void; readonly children: string }

function JumpButton({ onJump, children }: JumpButtonProps) {
  return (
    <div className={styles.jump}>
      <span className={styles.jumpButton}>
        <Button size="s" tone="ink" icon="down" onClick={onJump}>
          {children}
        </Button>
      </span>
    </div>
  )
}
