import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { useHydrated } from '../layout/use-hydrated.ts'

/** Reports a field's input or autofill from before hydration, so that it is not lost. */
export function useEarlyValue<T extends HTMLElement>(
  value: unknown,
  onValueChange: ((value: string) => void) | undefined,
): RefObject<T | null> {
  const box = useRef<T>(null)
  const tell = useEffectEvent(() => {
    const typed = box.current?.querySelector<HTMLInputElement | HTMLTextAreaElement>(
      'input, textarea',
    )?.value
    if (typed && typed !== value) onValueChange?.(typed)
  })
  const hydrated = useHydrated()
  // Once all of the page's state is hydrated too, such as a draft restored from storage.
  useEffect(() => {
    if (hydrated) tell()
  }, [hydrated])
  return box
}
