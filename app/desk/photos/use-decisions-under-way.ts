import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

/** Key of the mutations that send decisions. */
export const DECISION = ['desk', 'decision'] as const

/** What such a mutation is about: the names of its pictures. */
export type UnderWay = { readonly names: readonly string[] }

/** The pictures whose decisions, of an earlier visit to one of the screens, are still being sent. */
export function useDecisionsUnderWay(): readonly string[] {
  const queries = useQueryClient()
  const [pictures] = useState(() =>
    queries
      .getMutationCache()
      .findAll({ mutationKey: DECISION, status: 'pending' })
      .flatMap(({ state }) => (state.variables as UnderWay).names),
  )
  return pictures
}
