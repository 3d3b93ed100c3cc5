import { useTranslation } from 'react-i18next'
import { Alert } from '#ui/primitives/alert/alert.tsx'
import { Button } from '#ui/primitives/button/button.tsx'
import { Inline } from '#ui/primitives/layout/inline.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Text } from '#ui/primitives/text/text.tsx'
import { DevMailbox } from '../../accounts/account/dev-mailbox.tsx'
import { useActivationMail } from '../../accounts/account/use-activation-mail.ts'
import { WrongAddress } from '../../accounts/account/wrong-address.tsx'

/** If the mail did not arrive: where to look, and a resend button, and where to correct the address. */
export function MailAgain() {
  const { t } = useTranslation('signup')
  const { t: common } = useTranslation()
  const again = useActivationMail()
  return (
    <Stack gap="s">
      <Text tone="muted">{common('mail-again.where')}</Text>
      {/* Before the buttons: after them it is out of sight on a phone. */}
      {again.isSent && <Alert tone="success">{t('confirm.sent', { time: again.sentAt })}</Alert>}
      {again.refusal && <Alert tone="danger">{again.refusal}</Alert>}
      <Inline wrap>
        <Button size="s" icon="mail" busy={again.isPending} onClick={() => again.mutate()}>
          {t('confirm.again')}
        </Button>
        <WrongAddress />
        <DevMailbox />
      </Inline>
    </Stack>
  )
}
