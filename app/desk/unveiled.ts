import { useSyncExternalStore } from 'react'
import { tabStore } from '../client/storage/tab-store.ts'

const KEY = 'desk-unveiled'
const listeners = new Set<() => void>()

const listen = (changed: () => void) => {
  listeners.add(changed)
  return () => void listeners.delete(changed)
}

const stored = () => tabStore().getItem(KEY) === 'yes'

/** Chooses for this tab whether pictures are shown unblurred. */
export function setUnveiled(unveiled: boolean): void {
  if (unveiled) tabStore().setItem(KEY, 'yes')
  else tabStore().removeItem(KEY)
  for (const changed of listeners) changed()
}

/** Whether pictures are shown unblurred in this tab; not unless somebody chose so. */
export const useUnveiled = (): boolean => useSyncExternalStore(listen, stored)
