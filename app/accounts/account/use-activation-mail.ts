import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { answered, api, errorOf } from '../../client/client.ts'
import { invalidate } from '../../client/invalidate.ts'
import { useFormat } from '../../shared/use-format.ts'
import { useExplain } from '../../site/use-explain.ts'

/**
 * Sends the confirmation mail again; `isSent` once it was, as it is not to a confirmed address, `sentAt` when, and
 * `refusal` why not, with the time from which it can be.
 */
export function useActivationMail() {
  const queries = useQueryClient()
  const { t } = useTranslation()
  const format = useFormat()
  const explain = useExplain()
  const mail = useMutation({
    mutationFn: () => answered(api.account['activation-mail'].post()),
    // Confirmed meanwhile, perhaps on another device: whoever shows the account learns of it.
    onSuccess: ({ sent }) => (sent ? undefined : invalidate(queries, { type: 'account' })),
  })
  const error = mail.error && errorOf(mail.error)
  const refusal =
    error?.code === 'mails.too-many'
      ? // Its text is about the mails to reset a password.
        t('mail-again.too-many', { when: format.inTime(error.minutes * 60) })
      : error && explain(error)
  const isSent = mail.data?.sent === true
  return { ...mail, isSent, sentAt: isSent ? format.time(mail.submittedAt) : '', refusal }
}
