import { useState } from 'react'
import { useHydrated } from '#ui/primitives/layout/use-hydrated.ts'

/** Whether something was ever opened: lazy-loads it, and keeps it for the closing animation. */
export function useOpenedOnce(open: boolean): boolean {
  const hydrated = useHydrated()
  const [opened, setOpened] = useState(false)
  if (open && hydrated && !opened) setOpened(true)
  return opened
}
