import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useSyncExternalStore } from 'react'
import { usePushState } from '../../notifications/push/use-push-state.ts'
import { type AlertFacts, factsStoreOf, storeFacts } from './alert-facts.ts'

/** The facts to choose an alert by, and their renewal when the member acts on it; the server is told of changes. */
export function useAlertFacts(member: string): {
  readonly facts: AlertFacts
  readonly renew: () => void
} {
  const queries = useQueryClient()
  const { listen, facts, renderedFacts, renew } = factsStoreOf(useRouter(), queries)
  const push = usePushState(member)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the push state is stored once it is known.
  useEffect(() => storeFacts(queries), [queries, push])
  return { facts: useSyncExternalStore(listen, facts, renderedFacts), renew }
}
