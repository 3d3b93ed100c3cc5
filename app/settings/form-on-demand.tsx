import { useLocation } from '@tanstack/react-router'
import { type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '#ui/primitives/button/button.tsx'
import { Inline } from '#ui/primitives/layout/inline.tsx'
import { useHydrated } from '#ui/primitives/layout/use-hydrated.ts'
import type { SettingsPart } from './use-settings-parts.ts'

export type FormOnDemandProps = {
  /** What the button says. */
  readonly label: string
  /** A link to this part asks for its form too. */
  readonly anchor: SettingsPart
  /** Whether it needs no asking: it holds something already. */
  readonly open?: boolean
  readonly children: ReactNode
}

/** A form that few need, behind a button until it is asked for. Once open it stays so. */
export function FormOnDemand({ label, anchor, open = false, children }: FormOnDemandProps) {
  const linked = useLocation({ select: ({ hash }) => hash === anchor })
  // The server does not know the anchor.
  const hydrated = useHydrated()
  const [asked, ask] = useState(open)
  const form = useRef<HTMLDivElement>(null)
  if (!asked && (open || (linked && hydrated))) ask(true)
  const show = () => {
    flushSync(() => ask(true))
    form.current?.querySelector('input')?.focus()
  }
  if (asked) return <div ref={form}>{children}</div>
  return (
    <Inline>
      <Button onClick={show}>{label}</Button>
    </Inline>
  )
}
