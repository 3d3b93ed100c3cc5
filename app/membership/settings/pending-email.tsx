import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Alert } from '#ui/primitives/alert/alert.tsx'
import { Button } from '#ui/primitives/button/button.tsx'
import { useToast } from '#ui/primitives/toast/toast.tsx'
import { answered, api } from '../../client/client.ts'
import { useFailureToast } from '../../site/use-failure-toast.ts'
import { emailChangeQuery } from './queries.ts'

/** The new address that waits for confirmation, and a way to keep the old one. */
export function PendingEmail({ own }: { readonly own: string }) {
  const { t } = useTranslation('settings')
  const fail = useFailureToast()
  const show = useToast()
  const queries = useQueryClient()
  const { data: pending } = useQuery(emailChangeQuery)
  const cancel = useMutation({
    mutationFn: () => answered(api.account.email.delete()),
    onSuccess: () => {
      queries.setQueryData(emailChangeQuery.queryKey, null)
      show({ text: t('email.kept', { email: own }), tone: 'success' })
    },
    onError: fail,
  })
  if (!pending) return null
  return (
    <Alert
      action={
        <Button size="s" busy={cancel.isPending} onClick={() => cancel.mutate()}>
          {t('email.cancel')}
        </Button>
      }
    >
      {t('email.waiting', { email: pending.email })}
    </Alert>
  )
}
