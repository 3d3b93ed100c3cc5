import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '#ui/patterns/confirm-dialog/confirm-dialog.tsx'

export type BanQuestionProps = {
  readonly name: string
  readonly open: boolean
  readonly busy: boolean
  readonly onConfirm: () => void
  readonly onCancel: () => void
}

/** Asks once before a member is banned. */
export function BanQuestion({ name, ...question }: BanQuestionProps) {
  const { t } = useTranslation('desk-cases')
  return (
    <ConfirmDialog
      {...question}
      title={t('ban.question', { name })}
      confirm={t('decide.ban')}
      cancel={t('cancel')}
    >
      {t('ban.text', { name })}
    </ConfirmDialog>
  )
}
