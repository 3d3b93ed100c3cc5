import { type ReactNode, useRef } from 'react'
import { Button } from '../button/button.tsx'
import { AlertDialog } from '../dialog/dialog.tsx'

export type ConfirmDialogProps = {
  /** The question: "Delete this chat?". */
  readonly title: string
  /** What happens then, and whether it can be undone. */
  readonly children: ReactNode
  readonly open: boolean
  /** The words of the two answers; the first says what will be done, never just "Yes". */
  readonly confirm: string
  readonly cancel: string
  readonly tone?: 'danger' | 'trust' | 'ink'
  /** While it is being done, it can neither be done again nor be called off. */
  readonly busy?: boolean
  readonly onConfirm: () => void
  readonly onCancel: () => void
}

/** Asks once more before something that costs or cannot be undone; the safe answer has the focus. */
export function ConfirmDialog({
  title,
  children,
  open,
  confirm,
  cancel,
  tone = 'danger',
  busy = false,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  const safe = useRef<HTMLButtonElement>(null)
  return (
    <AlertDialog
      title={title}
      open={open}
      onClose={onCancel}
      dismissible={!busy}
      firstFocus={safe}
      actions={
        <>
          <Button tone={tone} busy={busy} onClick={onConfirm}>
            {confirm}
          </Button>
          <Button ref={safe} disabled={busy} onClick={onCancel}>
            {cancel}
          </Button>
        </>
      }
    >
      {children}
    </AlertDialog>
  )
}
