import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { type Instant, type Millis, SECOND } from '#core/shared/time.ts'

const LOOK_AGAIN: Millis = SECOND / 2
/** After one modal that nobody asked for, the next one leaves so much time. */
const PAUSE: Millis = 60 * SECOND

const OPEN = '[role="dialog"], [role="alertdialog"], [role="menu"], dialog[open]'
const TYPED_INTO = 'input, textarea, select, [contenteditable="true"]'

/** When the last one closed on the page of these queries. */
const closedAt = new WeakMap<QueryClient, Instant>()

/** Nothing is open over the page, and nobody types. */
const isQuiet = () =>
  // A menu that is shut stands in the page as well.
  ![...document.querySelectorAll(OPEN)].some((each) => each.checkVisibility()) &&
  !document.activeElement?.matches(TYPED_INTO)

type Interruption = {
  /** There is something to show. */
  readonly wanted: boolean
  /** It leaves time after the last one; an answer to what somebody did does not. */
  readonly patient?: boolean
}

/** Whether a modal may open by itself: it waits for a quiet moment, and once open it stays. */
export function useMayInterrupt({ wanted, patient = false }: Interruption): boolean {
  const [open, setOpen] = useState(false)
  const queries = useQueryClient()
  useEffect(() => {
    if (!wanted) return
    const look = () => {
      const since = Date.now() - (closedAt.get(queries) ?? Number.NEGATIVE_INFINITY)
      if (isQuiet() && (!patient || since >= PAUSE)) setOpen(true)
    }
    look()
    const timer = setInterval(look, LOOK_AGAIN)
    return () => {
      clearInterval(timer)
      setOpen(false)
    }
  }, [wanted, patient, queries])
  const shown = wanted && open
  useEffect(() => {
    if (!shown || !patient) return
    return () => {
      closedAt.set(queries, Date.now())
    }
  }, [shown, patient, queries])
  return shown
}
