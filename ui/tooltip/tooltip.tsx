import { Tooltip as Radix } from 'radix-ui'
import type { ReactElement } from 'react'
import * as styles from './tooltip.css.ts'

export type TooltipProps = {
  /** A few words more; never the only place where something is said. */
  readonly text: string
  /** The one button or link it belongs to. */
  readonly children: ReactElement
  /** How long a pointer rests before the words come, in milliseconds. */
  readonly delay?: number
}

/** A few words beside a control while it is pointed at or has the focus. */
export function Tooltip({ text, children, delay = 400 }: TooltipProps) {
  return (
    <Radix.Provider delayDuration={delay}>
      <Radix.Root>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal>
          <Radix.Content className={styles.tooltip} sideOffset={6} collisionPadding={8}>
            {text}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  )
}
