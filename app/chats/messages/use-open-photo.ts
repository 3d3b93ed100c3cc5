import { useMutation, useQueryClient } from '@tanstack/react-query'
import { answered, api, errorOf } from '../../client/client.ts'
import { type Conversation, withOpened } from './conversation.ts'

/** Opens a received photo, permanently and on every device. */
export function useOpenPhoto(conversation: string) {
  const queries = useQueryClient()
  const { mutate, isPending, error } = useMutation({
    mutationFn: (photo: string) =>
      answered(api.conversations({ id: conversation }).photos({ photo }).opened.put()),
    onSuccess: (_, photo) =>
      queries.setQueryData<Conversation>(
        ['conversation', conversation],
        (known) => known && withOpened(known, photo),
      ),
  })
  return { mutate, isPending, error: error && errorOf(error) }
}
