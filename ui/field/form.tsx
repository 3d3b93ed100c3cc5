import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { useEarly } from '../early/use-early.ts'
import { Stack } from '../layout/stack.tsx'
import type { Space } from '../theme/scale.ts'

export type FormProps = {
  readonly children: ReactNode
  /** What was filled in, when it is sent. */
  readonly onSubmit: (data: FormData) => void
  readonly label?: string
  readonly gap?: Space
  readonly id?: string
  /** It appears with errors that are known already, so the first field with one has the focus. */
  readonly judged?: boolean
}

/**
 * Fields that are sent together. The browser's own bubbles stay away: errors are shown by the fields,
 * and after a refused attempt the first field with an error has the focus.
 */
export function Form({ children, onSubmit, label, gap = 'l', id, judged = false }: FormProps) {
  const early = useEarly<HTMLFormElement>()
  const attempted = useRef(judged)

  useEffect(() => {
    if (!attempted.current) return
    const wrong = early.ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    if (!wrong) return
    attempted.current = false
    wrong.focus()
  })

  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    attempted.current = true
    onSubmit(new FormData(event.currentTarget))
  }

  return (
    // By post, so that without a script nothing that was filled in ends up in an address.
    <form {...early} id={id} aria-label={label} method="post" noValidate onSubmit={send}>
      <Stack gap={gap}>{children}</Stack>
    </form>
  )
}
