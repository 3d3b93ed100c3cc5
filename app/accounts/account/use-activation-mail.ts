import { useMutation, useQueryClient } from '@tanstack/react-query'
import { answered, api } from '../../client/client.ts'
import { invalidate } from '../../client/invalidate.ts'

/** Sends the confirmation mail again; `isSent` once it was, as it is not to a confirmed address. */
export function useActivationMail() {
  const queries = useQueryClient()
  const mail = useMutation({
    mutationFn: () => answered(api.account['activation-mail'].post()),
    // Confirmed meanwhile, perhaps on another device: whoever shows the account learns of it.
    onSuccess: ({ sent }) => (sent ? undefined : invalidate(queries, { type: 'account' })),
  })
  return { ...mail, isSent: mail.data?.sent === true }
}
