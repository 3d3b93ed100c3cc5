import { Tooltip as Radix } from 'radix-ui'
import type { ReactElement } from 'react'
import * as styles from './tooltip.css.ts'

export type TooltipProps = {
  /** Additional text; never the only place of information. */
  readonly text: string
  /** The button or link it belongs to. */
  readonly children: ReactElement
  /** Hover delay in milliseconds. */
  readonly delay?: number
}

/** A tooltip, on hover or focus. */
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
