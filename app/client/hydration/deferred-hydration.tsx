import { type ReactNode, Suspense, use, useEffect, useId, useLayoutEffect } from 'react'
import { hydrationSlot, markHydrated, markPending } from './hydration-queue.ts'

type Props = { readonly children: ReactNode }

/** A part of a rendered page that is hydrated separately, keeping the page responsive. */
export function DeferredHydration({ children }: Props) {
  const part = useId()
  // Runs before the part is hydrated; where the browser renders it, after it was rendered and before `Slot`'s effect.
  useLayoutEffect(() => {
    markPending(part)
    return () => markHydrated(part)
  }, [part])
  return (
    <Suspense fallback={null}>
      <Slot part={part}>{children}</Slot>
    </Suspense>
  )
}

function Slot({ part, children }: Props & { readonly part: string }) {
  const slot = hydrationSlot(part)
  if (slot) use(slot)
  useEffect(() => markHydrated(part), [part])
  return children
}
