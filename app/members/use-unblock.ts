import { useMutation, useQueryClient } from '@tanstack/react-query'
import { answered, api } from '../client/client.ts'
import { invalidate } from '../client/invalidate.ts'

/** Unblocks a member, by id. */
export function useUnblock() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => answered(api.blocks({ id }).delete()),
    onSuccess: () => invalidate(queries, { type: 'people' }),
  })
}
