import * as Radix from '@radix-ui/react-dialog'
import type { MouseEvent, ReactNode, RefObject } from 'react'
import { IconButton } from '../button/icon-button.tsx'
import { classes } from '../layout/element.ts'
import { VisuallyHidden } from '../layout/visually-hidden.tsx'
import { bodyAboveActions } from './above-actions.css.ts'
import { chosenFirst } from './chosen-first.ts'
import * as styles from './dialog.css.ts'
import { watchScrolling } from './scrolling-part.ts'
import { useCloseOnBack } from './use-close-on-back.ts'
import { useFocusReturn } from './use-focus-return.ts'

export type DialogProps = {
  readonly title: string
  readonly children: ReactNode
  readonly open: boolean
  /** Controlled: requests closing, the owner of `open` decides. */
  readonly onClose: () => void
  /** Buttons in reading order, primary first. */
  readonly actions?: ReactNode
  /** When false, neither the backdrop, Escape nor a close button closes it. */
  readonly dismissible?: boolean
  /** Label of the close button; without it there is none. */
  readonly closeLabel?: string
  /** Whether the browser's Back closes it too. Not for what follows from a Back itself. */
  readonly closesOnBack?: boolean
  /** What the browser's Back does in place of closing it, such as going to the step before. */
  readonly onBack?: (() => void) | undefined
  /**
   * Initial focus, if not the first focusable element. `dialog` is the dialog itself: one that opens by itself marks no
   * control for somebody who pressed no key, and Tab reaches the first.
   */
  readonly firstFocus?: RefObject<HTMLElement | null> | 'dialog'
}

type ModalProps = DialogProps & {
  readonly shape: keyof typeof styles.shapes
  readonly role?: 'dialog' | 'alertdialog'
  readonly titleHidden?: boolean
  readonly onPress?: ((event: MouseEvent) => void) | undefined
}

function Modal({
  title,
  children,
  open,
  onClose,
  actions,
  dismissible = true,
  closeLabel,
  closesOnBack = true,
  onBack,
  firstFocus,
  shape,
  role = 'dialog',
  titleHidden = false,
  onPress,
}: ModalProps) {
  const closable = dismissible && closeLabel
  const returnFocus = useFocusReturn(open)
  useCloseOnBack(open && closesOnBack, {
    isDismissible: () => dismissible,
    close: onClose,
    stepBack: () => {
      onBack?.()
      return onBack !== undefined
    },
  })
  const focusFirst = (event: Event) => {
    const content = event.currentTarget
    if (!(content instanceof HTMLElement)) return
    const first = firstFocus === 'dialog' ? content : (firstFocus?.current ?? chosenFirst(content))
    if (!first) return
    event.preventDefault()
    first.focus()
  }

  return (
    <Radix.Root open={open} onOpenChange={() => dismissible && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className={styles.overlay} />
        <Radix.Content
          role={role}
          className={styles.shapes[shape]}
          aria-describedby={undefined}
          onOpenAutoFocus={focusFirst}
          onCloseAutoFocus={returnFocus}
          onClick={onPress}
        >
          {titleHidden ? (
            <VisuallyHidden>
              <Radix.Title>{title}</Radix.Title>
            </VisuallyHidden>
          ) : (
            <Radix.Title className={classes(styles.heading, closable && styles.headingBesideClose)}>
              {title}
            </Radix.Title>
          )}
          <div ref={watchScrolling} className={actions ? bodyAboveActions : styles.body}>
            {children}
          </div>
          {actions && <div className={styles.actions}>{actions}</div>}
          {closable && (
            <div className={styles.close}>
              <Radix.Close asChild>
                <IconButton
                  icon="close"
                  label={closeLabel}
                  tone={shape === 'shade' ? 'photo' : 'bare'}
                />
              </Radix.Close>
            </div>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

/** A modal dialog, controlled by `open`. */
export function Dialog(props: DialogProps) {
  return <Modal shape="card" {...props} />
}

/** An alert dialog, which must be answered: deleting, blocking, paying again. */
export function AlertDialog(props: DialogProps) {
  return <Modal shape="card" role="alertdialog" {...props} />
}

/** A modal sheet for a list or form: from the bottom on a phone, from the side on a desktop. */
export function Sheet(props: DialogProps) {
  return <Modal shape="sheet" {...props} />
}

export type FullScreenDialogProps = DialogProps & {
  /** Backdrop: dark for photos; dusk only where two meet. */
  readonly tone?: 'paper' | 'dusk' | 'shade'
  /** Visually hides the title if the content shows it. */
  readonly titleHidden?: boolean
  /** A click outside links, buttons and forms closes it. */
  readonly pressToClose?: boolean
}

/** A full-screen modal: a match, an enlarged photo, the signup on a phone. */
export function FullScreenDialog({
  tone = 'paper',
  pressToClose = false,
  ...props
}: FullScreenDialogProps) {
  const close = ({ target }: MouseEvent) => {
    if (target instanceof Element && !target.closest('a, button, form')) props.onClose()
  }
  return <Modal shape={tone} onPress={pressToClose ? close : undefined} {...props} />
}
