import { useTranslation } from 'react-i18next'
import { Alert } from '#ui/primitives/alert/alert.tsx'
import { Button } from '#ui/primitives/button/button.tsx'
import { Inline } from '#ui/primitives/layout/inline.tsx'
import { useHydrated } from '#ui/primitives/layout/use-hydrated.ts'
import { useActivationMail } from '../account/use-activation-mail.ts'
import { WrongAddress } from '../account/wrong-address.tsx'
import { lazyOverlay } from '../site/lazy-overlay.tsx'
import { useExplain } from '../site/use-explain.ts'

const ActivationModal = lazyOverlay(
  () => import('./activation-modal.tsx').then(({ ActivationModal }) => ActivationModal),
  { silent: true },
)

type Props = { readonly email: string; readonly as: 'modal' | 'alert' }

/** Spec §4: reminder to confirm the email, with a resend button. */
export function ActivationNotice({ email, as }: Props) {
  const { t } = useTranslation('notices')
  const explain = useExplain()
  const hydrated = useHydrated()
  const mail = useActivationMail()
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
  if (!hydrated) return null
  return (
    <ActivationModal email={email} resend={resend}>
      {text}
    </ActivationModal>
  )
}
