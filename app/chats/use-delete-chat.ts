import {
  mutationOptions,
  type QueryClient,
  useMutation,
  useMutationState,
  useQueryClient,
} from '@tanstack/react-query'
import { userQuery } from '../accounts/account/queries.ts'
import { answered, api } from '../client/client.ts'
import { invalidate } from '../client/invalidate.ts'
import { writeStored } from '../client/storage/browser-storage.ts'
import { draftKey, giftKey } from '../client/storage/message-drafts.ts'
import { outboxOf } from './messages/outboxes.ts'
import { chatsQuery } from './messages/queries.ts'

const mutationKey = ['delete-chat']

/** The chat to delete, and the other member. */
export type DeletedChat = { readonly conversation: string; readonly name: string }

/** Spec §4: deletes a chat optimistically; if refused, it is shown again. */
export const useDeleteChat = () => useMutation(chatDeletion(useQueryClient()))

/** The same, outside of a component. */
export function chatDeletion(queries: QueryClient) {
  const memberOf = () => queries.getQueryData(userQuery.queryKey)?.id
  return mutationOptions({
    mutationKey,
    mutationFn: ({ conversation }: DeletedChat) =>
      answered(api['chat.php'].delete({ conversation })),
    onMutate: async ({ conversation }) => {
      await queries.cancelQueries({ queryKey: chatsQuery.queryKey })
      const before = queries.getQueryData(chatsQuery.queryKey)
      queries.setQueryData(chatsQuery.queryKey, (chats) =>
        chats?.filter((chat) => chat.conversation.id !== conversation),
      )
      return before
    },
    onError: (_error, _chat, before) => queries.setQueryData(chatsQuery.queryKey, before),
    // What was begun in it can be sent no more.
    onSuccess: (_, { conversation }) => {
      queries.removeQueries({ queryKey: ['conversation', conversation] })
      const member = memberOf()
      if (!member) return
      outboxOf(queries, member).drop(conversation)
      writeStored(draftKey(member, conversation), null)
      writeStored(giftKey(member, conversation), null)
    },
    onSettled: () => invalidate(queries, { type: 'chats' }),
  })
}

/** The last failed deletion, and how to dismiss its message. */
export function useFailedDeletion() {
  const cache = useQueryClient().getMutationCache()
  const last = useMutationState({
    filters: { mutationKey },
    select: ({ mutationId, state }) => ({ mutationId, ...state }),
  }).at(-1)
  if (last?.status !== 'error') return null
  return {
    // The variables of the mutation above.
    chat: last.variables as DeletedChat,
    error: last.error,
    dismiss: () => {
      for (const mutation of cache.findAll({ mutationKey })) cache.remove(mutation)
    },
  }
}
