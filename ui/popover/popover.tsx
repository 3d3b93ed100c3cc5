import { Popover as Radix } from 'radix-ui'
import type { ReactElement, ReactNode } from 'react'
import * as styles from './popover.css.ts'

export type PopoverProps = {
  /** What it is about, for those who listen. */
  readonly label: string
  /** The button that opens and closes it. */
  readonly trigger: ReactElement
  readonly children: ReactNode
}

/** A little more about something, beside it and on demand. */
export function Popover({ label, trigger, children }: PopoverProps) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          aria-label={label}
          className={styles.popover}
          sideOffset={6}
          collisionPadding={8}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
