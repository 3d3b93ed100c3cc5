import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'

/**
 * For the field in a box on a rendered page: tells what was typed or filled in before any script ran, so that it
 * is not lost.
 */
export function useTypedEarly<T extends HTMLElement>(
  value: unknown,
  onValueChange: ((value: string) => void) | undefined,
): RefObject<T | null> {
  const box = useRef<T>(null)
  const tell = useEffectEvent(() => {
    const typed = box.current?.querySelector('input')?.value
    if (typed && typed !== value) onValueChange?.(typed)
  })
  useEffect(() => tell(), [])
  return box
}
