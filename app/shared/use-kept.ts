import { useCallback, useSyncExternalStore } from 'react'
import { keep, kept } from './kept.ts'

/** What is kept under a name, in every tab and through a reload, with the way to change it. */
export function useKept(key: string): readonly [string | null, (value: string | null) => void] {
  const listen = useCallback((changed: () => void) => {
    addEventListener('storage', changed)
    return () => removeEventListener('storage', changed)
  }, [])
  const value = useSyncExternalStore(
    listen,
    () => kept(key),
    () => null,
  )
  const change = useCallback((next: string | null) => keep(key, next), [key])
  return [value, change]
}
