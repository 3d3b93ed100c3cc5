import { useMutation } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Alert } from '#ui/alert/alert.tsx'
import { Button } from '#ui/button/button.tsx'
import { useDrawn } from '#ui/layout/use-drawn.ts'
import { answered, api } from '../client/client.ts'
import { useExplain } from '../site/use-explain.ts'

const ActivationModal = lazy(async () => {
  const { ActivationModal } = await import('./activation-modal.tsx')
  return { default: ActivationModal }
})

type Props = { readonly email: string; readonly as: 'modal' | 'alert' }

/** Spec §4: a mail waits to be confirmed; here it can be sent again. */
export function ActivationNotice({ email, as }: Props) {
  const { t } = useTranslation('notices')
  const explain = useExplain()
  const drawn = useDrawn()
  const mail = useMutation({ mutationFn: () => answered(api.account['activation-mail'].post()) })
  const text = mail.error
    ? explain(mail.error)
    : t(mail.isSuccess ? 'activation.sent' : 'activation.text', { email })
  const resend = !mail.isSuccess && (
    <Button size="s" icon="mail" busy={mail.isPending} onClick={() => mail.mutate()}>
      {t('activation.resend')}
    </Button>
  )
  if (as === 'alert') {
    return (
      <Alert tone="warning" icon="mail" title={t('activation.title')} action={resend}>
        {text}
      </Alert>
    )
  }
  if (!drawn) return null
  return (
    <Suspense fallback={null}>
      <ActivationModal email={email} resend={resend}>
        {text}
      </ActivationModal>
    </Suspense>
  )
}
