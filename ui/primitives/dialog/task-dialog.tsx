import * as Radix from '@radix-ui/react-dialog'
import type { ReactNode } from 'react'
import { IconButton } from '../button/icon-button.tsx'
import { classes } from '../layout/element.ts'
import { VisuallyHidden } from '../layout/visually-hidden.tsx'
import { overlay } from './dialog.css.ts'
import * as styles from './task-dialog.css.ts'
import { useFocusReturn } from './use-focus-return.ts'

/** A small button in the header, with an accessible name. */
export type TaskButton = { readonly label: string; readonly onPress: () => void }

export type TaskDialogProps = {
  /** Accessible name; each step has its own visible heading. */
  readonly title: string
  readonly children: ReactNode
  readonly open: boolean
  /** Backdrop or Escape; the owner of `open` decides. */
  readonly onClose: () => void
  /** When false, neither the backdrop nor Escape closes it. The close button always does. */
  readonly dismissible?: boolean
  readonly close?: TaskButton | undefined
  readonly back?: TaskButton | undefined
  /** The `Progress`. */
  readonly progress?: ReactNode
  /** What the buttons agree to: above them without scrolling, or after the step on a low screen. */
  readonly note?: ReactNode
  /** The step's buttons, sticky at the bottom. */
  readonly actions?: ReactNode
}

/** A dialog of several steps: full screen on a phone, a card on wider screens. */
export function TaskDialog({
  title,
  children,
  open,
  onClose,
  dismissible = true,
  close,
  back,
  progress,
  note,
  actions,
}: TaskDialogProps) {
  const returnFocus = useFocusReturn(open)
  return (
    <Radix.Root open={open} onOpenChange={() => dismissible && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className={overlay} />
        <Radix.Content
          className={styles.content}
          aria-describedby={undefined}
          onCloseAutoFocus={returnFocus}
        >
          <VisuallyHidden>
            <Radix.Title>{title}</Radix.Title>
          </VisuallyHidden>
          <div className={styles.head}>
            {back && <IconButton icon="back" label={back.label} onClick={back.onPress} />}
            <div className={styles.way}>{progress}</div>
            {close && <IconButton icon="close" label={close.label} onClick={close.onPress} />}
          </div>
          <div className={styles.middle}>
            <div className={styles.body}>{children}</div>
            {note && <div className={styles.note}>{note}</div>}
          </div>
          {actions && (
            <div className={classes(styles.actions, styles.lined[note ? 'low' : 'always'])}>
              {actions}
            </div>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
