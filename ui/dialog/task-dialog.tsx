import * as Radix from '@radix-ui/react-dialog'
import type { ReactNode } from 'react'
import { IconButton } from '../button/icon-button.tsx'
import { VisuallyHidden } from '../layout/visually-hidden.tsx'
import { overlay } from './dialog.css.ts'
import * as styles from './task-dialog.css.ts'

/** A small button at the head of a task, and what pressing it does in words. */
export type TaskButton = { readonly label: string; readonly onPress: () => void }

export type TaskDialogProps = {
  /** What the task is; it is read out, since each step has a headline of its own. */
  readonly title: string
  readonly children: ReactNode
  readonly open: boolean
  /** The backdrop or Escape was pressed; whoever owns `open` decides. */
  readonly onClose: () => void
  /** When false, neither the backdrop nor Escape closes it. The close button always does. */
  readonly dismissible?: boolean
  readonly close?: TaskButton | undefined
  readonly back?: TaskButton | undefined
  /** How far one has come: a `Progress`. */
  readonly progress?: ReactNode
  /** The step's own buttons, kept within reach of the thumb. */
  readonly actions?: ReactNode
}

/** A task of several steps: the whole screen of a phone, a card on a wider one. */
export function TaskDialog({
  title,
  children,
  open,
  onClose,
  dismissible = true,
  close,
  back,
  progress,
  actions,
}: TaskDialogProps) {
  return (
    <Radix.Root open={open} onOpenChange={() => dismissible && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className={overlay} />
        <Radix.Content className={styles.content} aria-describedby={undefined}>
          <VisuallyHidden>
            <Radix.Title>{title}</Radix.Title>
          </VisuallyHidden>
          <div className={styles.head}>
            {back && <IconButton icon="back" label={back.label} onClick={back.onPress} />}
            <div className={styles.way}>{progress}</div>
            {close && <IconButton icon="close" label={close.label} onClick={close.onPress} />}
          </div>
          <div className={styles.body}>{children}</div>
          {actions && <div className={styles.actions}>{actions}</div>}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
