import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/primitives/button/button.tsx'
import { Dialog } from '#ui/primitives/dialog/dialog.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Text } from '#ui/primitives/text/text.tsx'
import { WrongAddress } from '../../accounts/account/wrong-address.tsx'

type Props = {
  readonly resend: ReactNode
  readonly children: ReactNode
  readonly open: boolean
  readonly onClose: () => void
}

/** Reminder to confirm the email, as a modal. */
export function ActivationModal({ resend, children, open, onClose }: Props) {
  const { t } = useTranslation(['notices', 'common'])
  return (
    <Dialog
      title={t('activation.title')}
      open={open}
      onClose={onClose}
      actions={
        <>
          {resend}
          <WrongAddress onLeave={onClose} />
          <Button tone="bare" onClick={onClose}>
            {t('activation.later')}
          </Button>
        </>
      }
    >
      <Stack gap="s">
        <Text>{children}</Text>
        <Text tone="muted">{t('common:mail-again.where')}</Text>
      </Stack>
    </Dialog>
  )
}
