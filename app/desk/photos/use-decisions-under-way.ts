import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Given } from './queue.ts'

/** Key of the mutation that sends a verdict. */
export const VERDICT = ['desk', 'verdict'] as const

/** The pictures whose verdicts, of an earlier visit to the screen, are still being sent. */
export function useVerdictsUnderWay(): readonly string[] {
  const queries = useQueryClient()
  const [pictures] = useState(() =>
    queries
      .getMutationCache()
      .findAll({ mutationKey: VERDICT, status: 'pending' })
      .map(({ state }) => (state.variables as Pick<Given, 'picture'>).picture.picture),
  )
  return pictures
}
