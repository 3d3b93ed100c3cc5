import { useDeferredValue, useSyncExternalStore } from 'react'

const never = () => () => undefined

/** Whether the component is client-rendered: `false` on the server and during hydration. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

/** The same for what is expensive to replace: it becomes `true` in a transition after hydration, in time slices. */
export const useHydratedLater = (): boolean => useDeferredValue(useHydrated())
