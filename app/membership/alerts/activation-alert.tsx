import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { NoticeLine } from '#ui/patterns/notice-line/notice-line.tsx'
import { Button } from '#ui/primitives/button/button.tsx'
import { useActivationMail } from '../../accounts/account/use-activation-mail.ts'
import { useOpenedOnce } from '../../shared/use-opened-once.ts'
import { lazyOverlay } from '../../site/lazy-overlay.tsx'

const ActivationModal = lazyOverlay(
  () => import('./activation-modal.tsx').then(({ ActivationModal }) => ActivationModal),
  { silent: true },
)

type Props = {
  readonly email: string
  /** A line opens the modal. */
  readonly as: 'modal' | 'line'
}

/** Spec §4: reminder to confirm the email; its modal sends the mail again. */
export function ActivationAlert({ email, as }: Props) {
  const { t } = useTranslation('notices')
  const mail = useActivationMail()
  const [answered, setOpen] = useState<boolean | null>(null)
  const open = answered ?? as === 'modal'
  const opened = useOpenedOnce(open)
  const text = mail.refusal ?? t(mail.isSent ? 'activation.sent' : 'activation.text', { email })
  const resend = !mail.isSent && (
    <Button tone="ink" icon="mail" busy={mail.isPending} onClick={() => mail.mutate()}>
      {t('activation.resend')}
    </Button>
  )
  return (
    <>
      {as === 'line' && (
        <NoticeLine
          icon="mail"
          title={t('activation.title')}
          action={{ label: t('activation.help'), onPress: () => setOpen(true) }}
        >
          {text}
        </NoticeLine>
      )}
      {opened && (
        <ActivationModal resend={resend} open={open} onClose={() => setOpen(false)}>
          {text}
        </ActivationModal>
      )}
    </>
  )
}
