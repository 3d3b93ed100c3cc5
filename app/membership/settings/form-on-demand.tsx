import { useLocation } from '@tanstack/react-router'
import { type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/primitives/button/button.tsx'
import { Inline } from '#ui/primitives/layout/inline.tsx'
import { useHydrated } from '#ui/primitives/layout/use-hydrated.ts'
import type { SettingsPart } from './doors.ts'

export type FormOnDemandProps = {
  /** What the button says. */
  readonly label: string
  /** A link to this part asks for its form too. */
  readonly anchor: SettingsPart
  /** Whether it needs no asking: it holds something already. */
  readonly open?: boolean
  /** Called when it is closed again: what was typed is gone. Without it the form cannot be closed. */
  readonly onCancel?: (() => void) | undefined
  /** Whether it is being sent: it can no longer be cancelled. */
  readonly busy?: boolean
  /** The form, with the button that closes it. */
  readonly children: (cancel: ReactNode) => ReactNode
}

/** A form that few need, behind a button until it is asked for. */
export function FormOnDemand({
  label,
  anchor,
  open = false,
  onCancel,
  busy = false,
  children,
}: FormOnDemandProps) {
  const { t } = useTranslation()
  // Each visit by a link has its own key.
  const visit = useLocation({
    select: ({ hash, state }) => (hash === anchor ? (state.__TSR_key ?? '') : null),
  })
  // The server does not know the anchor.
  const hydrated = useHydrated()
  const [asked, ask] = useState(open)
  const [cancelled, setCancelled] = useState<string | null>(null)
  const form = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const linked = visit !== null && visit !== cancelled && hydrated
  if (!asked && (open || linked)) ask(true)
  const show = () => {
    flushSync(() => ask(true))
    form.current?.querySelector('input')?.focus()
  }
  const close = () => {
    onCancel?.()
    flushSync(() => {
      setCancelled(visit)
      ask(false)
    })
    opener.current?.focus()
  }
  const cancel = onCancel && (
    <Button tone="bare" disabled={busy} onClick={close}>
      {t('cancel')}
    </Button>
  )
  if (asked) return <div ref={form}>{children(cancel)}</div>
  return (
    <Inline>
      <Button ref={opener} onClick={show}>
        {label}
      </Button>
    </Inline>
  )
}
