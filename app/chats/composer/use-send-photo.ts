import { useMutation, useQueryClient } from '@tanstack/react-query'
import { answered, api, errorOf } from '../../client/client.ts'
import { invalidate } from '../../client/invalidate.ts'
import { useLeaveGuard } from '../../shared/use-leave-guard.ts'
import { type Conversation, withSent } from '../messages/conversation.ts'

/** A chosen photo; its id is the idempotency key. */
export type ChosenPhoto = { readonly id: string; readonly file: File }

type Terms = {
  /** The price shown on the button. */
  readonly credits: number
  readonly acknowledged: boolean
}

/** Sends a photo, and shows it as in moderation. */
export function useSendPhoto(conversation: string, onSent: () => void) {
  const queries = useQueryClient()
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: ({ id, file, ...terms }: ChosenPhoto & Terms) =>
      answered(api.conversations({ id: conversation }).photos.post({ id, photo: file, ...terms })),
    onSuccess: (sent) => {
      queries.setQueryData<Conversation>(
        ['conversation', conversation],
        (known) => known && withSent(known, sent),
      )
      onSent()
      void invalidate(queries, { type: 'message', conversation }, { type: 'allowance' })
    },
    onError: (thrown) => {
      if (errorOf(thrown).code === 'message.price-changed')
        void invalidate(queries, { type: 'prices' })
    },
  })
  useLeaveGuard(isPending)
  return { send: mutate, sending: isPending, error: error && errorOf(error), reset }
}
