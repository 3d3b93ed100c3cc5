import { type ReactNode, type Ref, useId } from 'react'
import { Stack } from '../layout/stack.tsx'
import { Heading } from '../text/heading.tsx'
import * as styles from './standing-dialog.css.ts'

export type StandingDialogProps = {
  readonly title: string
  readonly children: ReactNode
  /** Buttons of type `submit`, the main one first; the `value` of the pressed one is the answer. */
  readonly actions: ReactNode
  readonly ref: Ref<HTMLDialogElement>
}

/**
 * A question that must be answered before anything else, as part of the page itself: it is closed until a script
 * opens it, and needs no app to be asked. Nothing but its buttons closes it.
 */
export function StandingDialog({ title, children, actions, ref }: StandingDialogProps) {
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
