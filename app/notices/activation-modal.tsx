import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MailSent } from '#ui/art/mail-sent.tsx'
import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'

type Props = {
  readonly email: string
  readonly resend: ReactNode
  readonly children: ReactNode
}

/** That a mail waits to be confirmed, over the page. */
export function ActivationModal({ email, resend, children }: Props) {
  const { t } = useTranslation('notices')
  const [open, setOpen] = useState(true)
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
        {children}
      </EmptyState>
    </Dialog>
  )
}
