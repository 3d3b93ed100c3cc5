import { Popover as Radix } from 'radix-ui'
import type { ReactElement, ReactNode } from 'react'
import * as styles from './popover.css.ts'

export type PopoverProps = {
  /** Accessible name. */
  readonly label: string
  /** The trigger button. */
  readonly trigger: ReactElement
  readonly children: ReactNode
}

/** Explains something beside its button, for who asks. */
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
