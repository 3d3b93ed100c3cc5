import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** Whether the browser draws the page by now: `false` on the server, and until what it sent has been taken over. */
export const useDrawn = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
