import { Toast as Radix } from 'radix-ui'
import { createContext, type ReactNode, use, useCallback, useState } from 'react'
import { Button } from '../button/button.tsx'
import { IconButton } from '../button/icon-button.tsx'
import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/icons.ts'
import { useDrawn } from '../layout/use-drawn.ts'
import * as styles from './toast.css.ts'

type Tone = keyof typeof styles.signs

const SIGN: Readonly<Record<Tone, IconName>> = {
  info: 'info',
  success: 'success',
  danger: 'error',
  trust: 'credits',
}

/** A passing message: what happened, and at most one thing to do about it. */
export type ToastMessage = {
  readonly text: string
  readonly tone?: Tone
  readonly action?: { readonly label: string; readonly onPress: () => void }
}

type Shown = ToastMessage & { readonly id: number }

const Show = createContext<(message: ToastMessage) => void>(() => {})

/** How to tell the member something in passing. */
export const useToast = () => use(Show)

export type ToastsProps = {
  readonly children: ReactNode
  /** The name of the region they appear in: "Notifications". */
  readonly label: string
  readonly closeLabel: string
  /** How long one stays, in milliseconds; resting on it stops the clock. */
  readonly stay?: number
}

/** Where passing messages appear: over the page, read out, gone by themselves. */
export function Toasts({ children, label, closeLabel, stay = 6000 }: ToastsProps) {
  const [shown, setShown] = useState<readonly Shown[]>([])
  const drawn = useDrawn()

  const show = useCallback((message: ToastMessage) => {
    setShown((before) => [...before, { ...message, id: (before.at(-1)?.id ?? 0) + 1 }])
  }, [])
  const drop = (id: number) => setShown((before) => before.filter((each) => each.id !== id))

  return (
    <Show value={show}>
      <Radix.Provider label={label} duration={stay}>
        {children}
        {shown.map(({ id, text, tone = 'info', action }) => (
          <Radix.Root key={id} className={styles.toast} onOpenChange={(open) => open || drop(id)}>
            <span className={styles.signs[tone]}>
              <Icon name={SIGN[tone]} />
            </span>
            <span className={styles.words}>
              <Radix.Description>{text}</Radix.Description>
              {action && (
                <Radix.Action asChild altText={action.label}>
                  <Button size="s" onClick={action.onPress}>
                    {action.label}
                  </Button>
                </Radix.Action>
              )}
            </span>
            <Radix.Close asChild>
              <IconButton icon="close" label={closeLabel} />
            </Radix.Close>
          </Radix.Root>
        ))}
        {/* Drawn by the browser: Radix writes a style attribute, which a strict policy refuses in a served page. */}
        {drawn && <Radix.Viewport className={styles.viewport} label={label} />}
      </Radix.Provider>
    </Show>
  )
}
