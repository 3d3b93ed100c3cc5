import { type FormEvent, type ReactNode, useEffect, useReducer, useRef } from 'react'
import type { Space } from '../../tokens/scale.ts'
import { useEarlyClicks } from '../early/use-early-clicks.ts'
import { scripted } from '../layout/scripted.css.ts'
import { Stack } from '../layout/stack.tsx'

export type FormProps = {
  readonly children: ReactNode
  /** Called on submit. */
  readonly onSubmit: (data: FormData) => void
  readonly label?: string
  readonly gap?: Space
  readonly id?: string
  /** Mounted with errors: focus the first invalid field. */
  readonly judged?: boolean
  /** Shown in its place without scripts; without it the form is shown all the same. */
  readonly withoutScripts?: ReactNode
}

/**
 * A form without native validation bubbles: fields show their errors, and after a refused submit the first invalid
 * field is focused.
 */
export function Form({
  children,
  onSubmit,
  label,
  gap = 'l',
  id,
  judged = false,
  withoutScripts,
}: FormProps) {
  const early = useEarlyClicks<HTMLFormElement>()
  const attempted = useRef(judged)
  // A submit refused for the same reasons as the last one changes no field: it renders all the same, to focus one.
  const [, renderAgain] = useReducer((attempts: number) => attempts + 1, 0)

  useEffect(() => {
    if (!attempted.current) return
    const wrong = early.ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    if (!wrong) return
    attempted.current = false
    wrong.focus()
    // Below a long text the error would be out of view, or behind the form's bar of buttons.
    const [described = ''] = (wrong.getAttribute('aria-describedby') ?? '').split(' ')
    document.getElementById(described)?.scrollIntoView({ block: 'nearest' })
  })

  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    attempted.current = true
    onSubmit(new FormData(event.currentTarget))
    renderAgain()
  }

  return (
    <>
      {withoutScripts && <noscript>{withoutScripts}</noscript>}
      {/* POST, so that without scripts the data does not end up in the URL. */}
      <form
        {...early}
        className={withoutScripts ? scripted : undefined}
        id={id}
        aria-label={label}
        method="post"
        noValidate
        onSubmit={send}
      >
        <Stack gap={gap}>{children}</Stack>
      </form>
    </>
  )
}
