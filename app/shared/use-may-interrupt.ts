import { useEffect, useState } from 'react'
import { type Millis, SECOND } from '#core/shared/time.ts'

const LOOK_AGAIN: Millis = SECOND / 2
/** After one modal that nobody asked for, the next one leaves so much time. */
const PAUSE: Millis = 60 * SECOND

const OPEN = '[role="dialog"], [role="alertdialog"], [role="menu"], dialog[open]'
const TYPED_INTO = 'input, textarea, select, [contenteditable="true"]'

let closedAt = Number.NEGATIVE_INFINITY

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
  useEffect(() => {
    if (!wanted) return
    const look = () => {
      if (isQuiet() && (!patient || Date.now() - closedAt >= PAUSE)) setOpen(true)
    }
    look()
    const timer = setInterval(look, LOOK_AGAIN)
    return () => {
      clearInterval(timer)
      setOpen(false)
    }
  }, [wanted, patient])
  const shown = wanted && open
  useEffect(() => {
    if (!shown || !patient) return
    return () => {
      closedAt = Date.now()
    }
  }, [shown, patient])
  return shown
}
