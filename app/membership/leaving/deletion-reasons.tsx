import { useTranslation } from 'react-i18next'
import { DELETION_REASONS, type DeletionReason } from '#core/accounts/account.ts'
import { RadioCards } from '#ui/primitives/field/radio-cards.tsx'

export type DeletionReasonsProps = {
  readonly reason: DeletionReason | null
  readonly onReason: (reason: DeletionReason) => void
}

/** Why a member leaves. */
export function DeletionReasons({ reason, onReason }: DeletionReasonsProps) {
  const { t } = useTranslation('settings')
  return (
    <RadioCards
      // In one: below so many cards nobody would find the second.
      legend={`${t('leave.why')} ${t('leave.why-hint')}`}
      options={DELETION_REASONS.map((value) => ({ value, label: t(`reason.${value}`) }))}
      value={reason}
      onValueChange={(value) => {
        const chosen = DELETION_REASONS.find((each) => each === value)
        if (chosen) onReason(chosen)
      }}
    />
  )
}
