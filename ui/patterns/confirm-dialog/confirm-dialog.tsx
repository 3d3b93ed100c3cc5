import { type ReactNode, useRef } from 'react'
import { Button } from '../../primitives/button/button.tsx'
import { AlertDialog } from '../../primitives/dialog/dialog.tsx'

export type ConfirmDialogProps = {
  /** The question: "Delete this chat?". */
  readonly title: string
  /** The consequence, and whether it can be undone. */
  readonly children: ReactNode
  readonly open: boolean
  /** Labels of the two buttons; the first names the action, never just "Yes". */
  readonly confirm: string
  readonly cancel: string
  readonly tone?: 'danger' | 'trust' | 'ink'
  /** The main action, first and filled: `cancel` where staying is. */
  readonly main?: 'confirm' | 'cancel'
  /** In progress: can be neither repeated nor cancelled. */
  readonly busy?: boolean
  /** Whether the browser's Back means `cancel`. */
  readonly closesOnBack?: boolean
  readonly onConfirm: () => void
  readonly onCancel: () => void
}

/** Confirmation of something that costs or cannot be undone; the safe button has the focus. */
export function ConfirmDialog({
  title,
  children,
  open,
  confirm,
  cancel,
  tone = 'danger',
  main = 'confirm',
  busy = false,
  closesOnBack = true,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  const safe = useRef<HTMLButtonElement>(null)
  const stays = main === 'cancel'
  const confirming = (
    <Button key="confirm" tone={stays ? 'quiet' : tone} busy={busy} onClick={onConfirm}>
      {confirm}
    </Button>
  )
  const cancelling = (
    <Button
      key="cancel"
      ref={safe}
      tone={stays ? tone : 'quiet'}
      disabled={busy}
      onClick={onCancel}
    >
      {cancel}
    </Button>
  )
  return (
    <AlertDialog
      title={title}
      open={open}
      onClose={onCancel}
      dismissible={!busy}
      closesOnBack={closesOnBack}
      firstFocus={safe}
      actions={stays ? [cancelling, confirming] : [confirming, cancelling]}
    >
      {children}
    </AlertDialog>
  )
}
