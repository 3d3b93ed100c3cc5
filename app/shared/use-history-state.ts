import { type HistoryState, useLocation } from '@tanstack/react-router'
import { useHydrated } from '#ui/primitives/layout/use-hydrated.ts'

/** What an earlier page put in `history.state`; not during hydration, as the server does not know it. */
export function useHistoryState<K extends keyof HistoryState>(key: K): HistoryState[K] | undefined {
  const state: HistoryState = useLocation().state
  return useHydrated() ? state[key] : undefined
}
