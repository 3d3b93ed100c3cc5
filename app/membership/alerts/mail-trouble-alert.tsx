import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { MailTrouble } from '#core/accounts/account.ts'
import { Alert, type Dismissal } from '#ui/primitives/alert/alert.tsx'
import { Button } from '#ui/primitives/button/button.tsx'
import { useToast } from '#ui/primitives/toast/toast.tsx'
import { type User, userQuery } from '../../accounts/account/queries.ts'
import { answered, api } from '../../client/client.ts'
import { useExplain } from '../../site/use-explain.ts'

export type MailTroubleAlertProps = {
  readonly user: User
  readonly trouble: MailTrouble
  /** On the page where the address can be changed, it can also be confirmed as correct. */
  readonly besideAddress?: boolean
  readonly dismissal?: Dismissal
}

/** Spec §8: why mails stopped, and how to start them again. */
export function MailTroubleAlert({
  user,
  trouble,
  besideAddress = false,
  dismissal,
}: MailTroubleAlertProps) {
  const { t } = useTranslation('notices')
  const explain = useExplain()
  const mend = useMend()
  const looksFirst = trouble === 'bounce' && !besideAddress
  return (
    <Alert
      tone="warning"
      icon="mail"
      title={t(`trouble.${trouble}.title`)}
      dismissal={dismissal}
      action={
        looksFirst ? (
          <Button asChild size="s">
            <Link to="/notifications/$door" params={{ door: 'log-in' }} hash="email">
              {t('trouble.bounce.action')}
            </Link>
          </Button>
        ) : (
          <Button size="s" busy={mend.isPending} onClick={() => mend.mutate()}>
            {t(trouble === 'bounce' ? 'trouble.bounce.mend' : 'trouble.mend')}
          </Button>
        )
      }
    >
      {t(`trouble.${trouble}.text`, { email: user.email })}
      {trouble === 'bounce' && besideAddress && ` ${t('trouble.bounce.ask')}`}
      {mend.error && <span role="alert"> {explain(mend.error)}</span>}
    </Alert>
  )
}

function useMend() {
  const { t } = useTranslation('notices')
  const queries = useQueryClient()
  const show = useToast()
  return useMutation({
    mutationFn: () => answered(api.account['mail-troubles'].delete()),
    onSuccess: ({ user }) => {
      queries.setQueryData(userQuery.queryKey, user)
      show({ tone: 'success', text: t('trouble.mended') })
    },
  })
}
