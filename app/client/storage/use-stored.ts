import { useCallback, useSyncExternalStore } from 'react'
import { readStored, writeStored } from './browser-storage.ts'

/** A value in local storage with its setter, synced across tabs. */
export function useStored(key: string): readonly [string | null, (value: string | null) => void] {
  const listen = useCallback((changed: () => void) => {
    addEventListener('storage', changed)
    return () => removeEventListener('storage', changed)
  }, [])
  const value = useSyncExternalStore(
    listen,
    () => readStored(key),
    () => null,
  )
  const change = useCallback((next: string | null) => writeStored(key, next), [key])
  return [value, change]
}
