import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '#ui/confirm-dialog/confirm-dialog.tsx'

type Props = {
  /** How many messages would be lost. */
  readonly unsent: number
  readonly busy: boolean
  readonly onConfirm: () => void
  readonly onCancel: () => void
}

/** Asks before logging out loses messages that were not sent yet. */
export function LogOutQuestion({ unsent, ...rest }: Props) {
  const { t } = useTranslation()
  return (
    <ConfirmDialog
      {...rest}
      open={unsent > 0}
      title={t('log-out.title')}
      confirm={t('nav.log-out')}
      cancel={t('cancel')}
    >
      {t('log-out.unsent', { count: unsent })}
    </ConfirmDialog>
  )
}
