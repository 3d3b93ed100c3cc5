import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { NoticeLine } from '#ui/patterns/notice-line/notice-line.tsx'
import { Alert } from '#ui/primitives/alert/alert.tsx'
import { Button } from '#ui/primitives/button/button.tsx'
import { Box } from '#ui/primitives/layout/box.tsx'
import { Inline } from '#ui/primitives/layout/inline.tsx'
import { useActivationMail } from '../account/use-activation-mail.ts'
import { WrongAddress } from '../account/wrong-address.tsx'
import { useOpenedOnce } from '../shared/use-opened-once.ts'
import { lazyOverlay } from '../site/lazy-overlay.tsx'
import { useExplain } from '../site/use-explain.ts'

const ActivationModal = lazyOverlay(
  () => import('./activation-modal.tsx').then(({ ActivationModal }) => ActivationModal),
  { silent: true },
)

type Props = {
  readonly email: string
  /** A line opens the modal, on pages that an alert would push down. */
  readonly as: 'modal' | 'alert' | 'line'
}

/** Spec §4: reminder to confirm the email, with a resend button. */
export function ActivationNotice({ email, as }: Props) {
  const { t } = useTranslation('notices')
  const explain = useExplain()
  const mail = useActivationMail()
  const [answered, setOpen] = useState<boolean | null>(null)
  const open = answered ?? as === 'modal'
  const opened = useOpenedOnce(open)
  const text = mail.error
    ? explain(mail.error)
    : t(mail.isSent ? 'activation.sent' : 'activation.text', { email })
  const resend = !mail.isSent && (
    <Button size="s" icon="mail" busy={mail.isPending} onClick={() => mail.mutate()}>
      {t('activation.resend')}
    </Button>
  )
  if (as === 'alert') {
    return (
      <Alert
        tone="warning"
        icon="mail"
        title={t('activation.title')}
        action={
          <Inline gap="xs" wrap>
            {resend}
            <WrongAddress />
          </Inline>
        }
      >
        {text}
      </Alert>
    )
  }
  const line = as === 'line' && (
    <Box block="xs">
      <NoticeLine
        icon="mail"
        title={t('activation.title')}
        action={{ label: t('activation.help'), onPress: () => setOpen(true) }}
      >
        {text}
      </NoticeLine>
    </Box>
  )
  return (
    <>
      {line}
      {opened && (
        <ActivationModal email={email} resend={resend} open={open} onClose={() => setOpen(false)}>
          {text}
        </ActivationModal>
      )}
    </>
  )
}
