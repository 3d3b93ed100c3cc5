import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '#ui/patterns/confirm-dialog/confirm-dialog.tsx'
import { Text } from '#ui/primitives/text/text.tsx'

export type LeaveQuestionProps = {
  readonly open: boolean
  readonly onStop: () => void
  readonly onGoOn: () => void
}

/** Confirms leaving with unsaved input; the draft is kept. */
export function LeaveQuestion({ open, onStop, onGoOn }: LeaveQuestionProps) {
  const { t } = useTranslation('signup')
  return (
    <ConfirmDialog
      open={open}
      tone="ink"
      main="cancel"
      // Back asks it, and the signup's steps are in the history already.
      closesOnBack={false}
      title={t('leave.title')}
      confirm={t('leave.stop')}
      cancel={t('leave.go-on')}
      onConfirm={onStop}
      onCancel={onGoOn}
    >
      <Text>{t('leave.text')}</Text>
    </ConfirmDialog>
  )
}
