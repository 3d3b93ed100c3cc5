import { useMutation, useQueryClient } from '@tanstack/react-query'
import { answered, api } from '../../client/client.ts'
import { overviewQuery } from '../queries.ts'
import type { Given } from './queue.ts'

export type UndoOptions = {
  /** Whether the decision on a picture counted, once that is known. */
  readonly counted: (picture: string) => Promise<boolean>
  readonly onUndone: (given: Given) => void
  readonly onRefused: (thrown: unknown, given: Given) => void
}

/** Undoes a decision: the photo waits again. It goes out after the decision itself. */
export function useUndo({ counted, onUndone, onRefused }: UndoOptions) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async ({ picture: { picture }, decision: { verdict } }: Given) => {
      if (!(await counted(picture))) return null
      const seen = verdict === 'approve' ? 'active' : 'refused'
      return answered(api.desk.photos({ picture }).post({ verdict: 'reopen', instead_of: seen }))
    },
    onSuccess: (answer, given) => answer && onUndone(given),
    onError: onRefused,
    onSettled: () => queries.invalidateQueries({ queryKey: overviewQuery.queryKey }),
  })
}
