import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query'
import { answered, api } from '../client/client.ts'
import { invalidate } from '../client/invalidate.ts'
import { chatsQuery } from './queries.ts'

const mutationKey = ['delete-chat']

/** Which chat is to go, and with whom it was. */
export type DeletedChat = { readonly conversation: string; readonly name: string }

/** Spec §4: removes a chat here first; when the server refuses, the chats are loaded again. */
export function useDeleteChat() {
  const queries = useQueryClient()
  return useMutation({
    mutationKey,
    mutationFn: ({ conversation }: DeletedChat) =>
      answered(api['chat.php'].delete({ conversation })),
    onMutate: async ({ conversation }) => {
      await queries.cancelQueries({ queryKey: chatsQuery.queryKey })
      queries.setQueryData(chatsQuery.queryKey, (chats) =>
        chats?.filter((chat) => chat.conversation.id !== conversation),
      )
      queries.removeQueries({ queryKey: ['conversation', conversation] })
    },
    onSettled: () => invalidate(queries, { type: 'chats' }),
  })
}

/** The last deletion, when it did not work out, and the way to put that message away. */
export function useFailedDeletion() {
  const cache = useQueryClient().getMutationCache()
  const last = useMutationState({
    filters: { mutationKey },
    select: ({ mutationId, state }) => ({ mutationId, ...state }),
  }).at(-1)
  if (last?.status !== 'error') return null
  return {
    // What was given to `mutate` above.
    chat: last.variables as DeletedChat,
    error: last.error,
    dismiss: () => {
      for (const mutation of cache.findAll({ mutationKey })) cache.remove(mutation)
    },
  }
}
