import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import { Button } from '../button/button.tsx'
import { IconButton } from '../button/icon-button.tsx'
import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/icons.ts'
import * as styles from './toast.css.ts'

type Tone = keyof typeof styles.signs

const SIGN: Readonly<Record<Tone, IconName>> = {
  info: 'info',
  success: 'success',
  danger: 'error',
  trust: 'credits',
}

/** A toast: a message with at most one action. */
export type ToastMessage = {
  readonly text: string
  readonly tone?: Tone
  readonly action?: { readonly label: string; readonly onPress: () => void }
}

type Shown = ToastMessage & { readonly id: number }

const Show = createContext<(message: ToastMessage) => void>(() => {})

/** Shows a toast. */
export const useToast = () => use(Show)

export type ToastsProps = {
  readonly children: ReactNode
  /** Accessible name of the region: "Notifications". */
  readonly label: string
  readonly closeLabel: string
  /** Duration in milliseconds; paused on hover and focus. */
  readonly stay?: number
}

/** The toast region: over the page, announced, auto-dismissed. */
export function Toasts({ children, label, closeLabel, stay = 6000 }: ToastsProps) {
  const [shown, setShown] = useState<readonly Shown[]>([])
  const list = useRef<HTMLOListElement>(null)

  const show = useCallback((message: ToastMessage) => {
    // The same again replaces the one that is there.
    setShown((before) => [
      ...before.filter(({ text }) => text !== message.text),
      { ...message, id: (before.at(-1)?.id ?? 0) + 1 },
    ])
  }, [])
  const drop = (id: number) => {
    // If the focus was in it, it moves here instead of the page's start.
    if (list.current?.contains(document.activeElement)) list.current.focus()
    setShown((before) => before.filter((each) => each.id !== id))
  }

  return (
    <Show value={show}>
      {children}
      <section aria-label={label} aria-live="polite">
        <ol ref={list} tabIndex={-1} className={styles.viewport}>
          {shown.map(({ id, ...message }) => (
            <Toast
              key={id}
              {...message}
              stay={stay}
              closeLabel={closeLabel}
              onDone={() => drop(id)}
            />
          ))}
        </ol>
      </section>
    </Show>
  )
}

type ToastProps = ToastMessage &
  Required<Pick<ToastsProps, 'stay' | 'closeLabel'>> & { readonly onDone: () => void }

function Toast({ text, tone = 'info', action, stay, closeLabel, onDone }: ToastProps) {
  /** Hover or focus within: pauses it. */
  const [held, setHeld] = useState(false)
  const done = useEffectEvent(onDone)
  useEffect(() => {
    if (held) return
    const timer = setTimeout(() => done(), stay)
    return () => clearTimeout(timer)
  }, [held, stay])
  const hold = () => setHeld(true)
  const release = () => setHeld(false)
  const act = () => {
    action?.onPress()
    onDone()
  }

  return (
    <li
      className={styles.toast}
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
    >
      <span className={styles.signs[tone]}>
        <Icon name={SIGN[tone]} />
      </span>
      <span className={styles.words}>
        <span>{text}</span>
        {action && (
          <Button size="s" onClick={act}>
            {action.label}
          </Button>
        )}
      </span>
      <IconButton icon="close" label={closeLabel} onClick={onDone} />
    </li>
  )
}
