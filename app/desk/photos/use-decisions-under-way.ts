import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Given } from './queue.ts'

/** Key of the mutation that sends a decision. */
export const DECISION = ['desk', 'decision'] as const

/** The pictures whose decisions, of an earlier visit to the screen, are still being sent. */
export function useDecisionsUnderWay(): readonly string[] {
  const queries = useQueryClient()
  const [pictures] = useState(() =>
    queries
      .getMutationCache()
      .findAll({ mutationKey: DECISION, status: 'pending' })
      .map(({ state }) => (state.variables as Pick<Given, 'picture'>).picture.picture),
  )
  return pictures
}
