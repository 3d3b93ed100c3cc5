import * as Radix from '@radix-ui/react-dialog'
import type { MouseEvent, ReactNode, RefObject } from 'react'
import { IconButton } from '../button/icon-button.tsx'
import { classes } from '../layout/element.ts'
import { VisuallyHidden } from '../layout/visually-hidden.tsx'
import * as styles from './dialog.css.ts'

export type DialogProps = {
  readonly title: string
  readonly children: ReactNode
  readonly open: boolean
  /** It only asks to be closed; whoever owns `open` decides. */
  readonly onClose: () => void
  /** Buttons in reading order, the main one first; the kit places them. */
  readonly actions?: ReactNode
  /** When false, neither the backdrop, Escape nor a close button closes it. */
  readonly dismissible?: boolean
  /** The word on the close button; without it there is none. */
  readonly closeLabel?: string
  /** What has the focus first, when it is not the first thing that can have it. */
  readonly firstFocus?: RefObject<HTMLElement | null>
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
  firstFocus,
  shape,
  role = 'dialog',
  titleHidden = false,
  onPress,
}: ModalProps) {
  const closable = dismissible && closeLabel
  const focusFirst = (event: Event) => {
    if (!firstFocus?.current) return
    event.preventDefault()
    firstFocus.current.focus()
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
          <div className={styles.body}>{children}</div>
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

/** A modal question or task. It is open while `open` says so, and only asks to be closed. */
export function Dialog(props: DialogProps) {
  return <Modal shape="card" {...props} />
}

/** A modal question that must be answered before anything else: deleting, blocking, paying again. */
export function AlertDialog(props: DialogProps) {
  return <Modal shape="card" role="alertdialog" {...props} />
}

/** A modal with room for a list or form: from the bottom on a phone, from the side on a desktop. */
export function Sheet(props: DialogProps) {
  return <Modal shape="sheet" {...props} />
}

export type FullScreenDialogProps = DialogProps & {
  /** Shade for photos; ember for a match, and for nothing else. */
  readonly tone?: 'paper' | 'ember' | 'shade'
  /** When the content says the title itself, it is only read out. */
  readonly titleHidden?: boolean
  /** A press on anything that is not a link or button closes it. */
  readonly pressToClose?: boolean
}

/** A modal that takes the whole screen: a match, an enlarged photo, the signup on a phone. */
export function FullScreenDialog({
  tone = 'paper',
  pressToClose = false,
  ...props
}: FullScreenDialogProps) {
  const close = ({ target }: MouseEvent) => {
    if (target instanceof Element && !target.closest('a, button, input, label')) props.onClose()
  }
  return <Modal shape={tone} onPress={pressToClose ? close : undefined} {...props} />
}
