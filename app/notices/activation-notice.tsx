import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Alert } from '#ui/alert/alert.tsx'
import { MailSent } from '#ui/art/mail-sent.tsx'
import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { answered, api } from '../client/client.ts'
import { useExplain } from '../site/use-explain.ts'

type Props = { readonly email: string; readonly as: 'modal' | 'alert' }

/** Spec §4: a mail waits to be confirmed; here it can be sent again. */
export function ActivationNotice({ email, as }: Props) {
  const { t } = useTranslation('notices')
  const explain = useExplain()
  const [open, setOpen] = useState(true)
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
  return (
    <Dialog
      title={t('activation.title')}
      open={open}
      onClose={() => setOpen(false)}
      actions={
        <>
          {resend}
          <Button onClick={() => setOpen(false)}>{t('activation.later')}</Button>
        </>
      }
    >
      <EmptyState art={<MailSent />} title={email}>
        {text}
      </EmptyState>
    </Dialog>
  )
}
