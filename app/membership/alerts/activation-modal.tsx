import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { MailSent } from '#ui/art/scenes/mail-sent.tsx'
import { Button } from '#ui/primitives/button/button.tsx'
import { Dialog } from '#ui/primitives/dialog/dialog.tsx'
import { EmptyState } from '#ui/primitives/empty-state/empty-state.tsx'
import { WrongAddress } from '../../accounts/account/wrong-address.tsx'

type Props = {
  readonly email: string
  readonly resend: ReactNode
  readonly children: ReactNode
  readonly open: boolean
  readonly onClose: () => void
}

/** Reminder to confirm the email, as a modal. */
export function ActivationModal({ email, resend, children, open, onClose }: Props) {
  const { t } = useTranslation('notices')
  return (
    <Dialog
      title={t('activation.title')}
      open={open}
      onClose={onClose}
      actions={
        <>
          {resend}
          <WrongAddress onLeave={onClose} />
          <Button onClick={onClose}>{t('activation.later')}</Button>
        </>
      }
    >
      <EmptyState art={<MailSent />} title={email}>
        {children}
      </EmptyState>
    </Dialog>
  )
}
