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
  busy = false,
  closesOnBack = true,
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
      closesOnBack={closesOnBack}
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
