import { type ReactNode, type Ref, useId } from 'react'
import { Stack } from '../layout/stack.tsx'
import { Heading } from '../text/heading.tsx'
import * as styles from './inline-dialog.css.ts'

export type InlineDialogProps = {
  readonly title: string
  readonly children: ReactNode
  /** Submit buttons, primary first, and links; a clicked button's `value` is the dialog's return value. */
  readonly actions: ReactNode
  readonly ref: Ref<HTMLDialogElement>
}

/**
 * A native `<dialog>` in the server's HTML: closed until a script opens it, works without the app. Only its buttons
 * close it.
 */
export function InlineDialog({ title, children, actions, ref }: InlineDialogProps) {
  const id = useId()
  return (
    <dialog
      ref={ref}
      role="alertdialog"
      aria-labelledby={id}
      closedby="none"
      tabIndex={-1}
      className={styles.dialog}
    >
      <form method="dialog">
        <Stack gap="s">
          <Heading id={id} size="l">
            {title}
          </Heading>
          {children}
        </Stack>
        <div className={styles.actions}>{actions}</div>
      </form>
    </dialog>
  )
}
