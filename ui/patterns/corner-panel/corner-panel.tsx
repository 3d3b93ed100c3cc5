import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import { IconButton } from '../../primitives/button/icon-button.tsx'
import type { IconName } from '../../primitives/icon/icons.ts'
import * as styles from './corner-panel.css.ts'

export type CornerPanelProps = {
  /** Label of the button, and accessible name. */
  readonly label: string
  readonly icon: IconName
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly children: ReactNode
}

/** A round button in a corner, with a non-modal panel above it. */
export function CornerPanel({ label, icon, open, onOpenChange, children }: CornerPanelProps) {
  const id = useId()
  const button = useRef<HTMLDivElement>(null)
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return
    event.stopPropagation()
    onOpenChange(false)
    button.current?.querySelector('button')?.focus()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape is heard from whatever in it has the focus
    <div className={styles.corner} onKeyDown={closeOnEscape}>
      {open && (
        <section id={id} aria-label={label} className={styles.panel}>
          {children}
        </section>
      )}
      <div ref={button} className={styles.button}>
        <IconButton
          label={label}
          icon={icon}
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          onClick={() => onOpenChange(!open)}
        />
      </div>
    </div>
  )
}
