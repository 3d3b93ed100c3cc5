import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { GiftId } from '#core/chats/messages/gifts.ts'
import { userQuery } from '../../accounts/account/queries.ts'
import { answered, api, type CallError, errorOf } from '../../client/client.ts'
import { invalidate } from '../../client/invalidate.ts'
import { returnUnsent } from './return-unsent.ts'

type QueuedMessage = { readonly id: string; readonly text: string; readonly gift: GiftId | null }

/** Moves a message that the server has not sent yet back to where it was written. */
export function useWithdrawing(conversation: string, onError: (error: CallError) => void) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async ({ id, ...content }: QueuedMessage) => {
      const member = queries.getQueryData(userQuery.queryKey)?.id ?? ''
      const call = api.conversations({ id: conversation }).queued({ message: id })
      const { withdrawn } = await answered(call.delete())
      if (withdrawn) returnUnsent(member, { conversation, ...content })
    },
    onError: (thrown) => onError(errorOf(thrown)),
    onSettled: () => invalidate(queries, { type: 'message', conversation }),
  })
}
