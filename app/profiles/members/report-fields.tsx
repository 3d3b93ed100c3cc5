import { useTranslation } from 'react-i18next'
import { REPORT_REASONS } from '#core/safety/report.ts'
import { Checkbox } from '#ui/primitives/field/checkbox.tsx'
import { RadioCards } from '#ui/primitives/field/radio-cards.tsx'
import { TextArea } from '#ui/primitives/field/text-area.tsx'
import type { ReportForm, Wrong } from './use-reporting.ts'

export type ReportFieldsProps = {
  readonly name: string
  readonly told: ReportForm
  /** Validation errors, as text. */
  readonly wrong: Wrong
  readonly onTold: (told: ReportForm) => void
}

/** Fields of a report. */
export function ReportFields({ name, told, wrong, onTold }: ReportFieldsProps) {
  const { t } = useTranslation('report')
  return (
    <>
      <RadioCards
        legend={t('why')}
        options={REPORT_REASONS.map((value) => ({ value, label: t(`reason.${value}`) }))}
        value={told.reason}
        error={wrong.reason}
        onValueChange={(value) => {
          const reason = REPORT_REASONS.find((each) => each === value)
          if (reason) onTold({ ...told, reason })
        }}
      />
      <TextArea
        label={t('note')}
        optional={t('note.optional')}
        hint={t('evidence', { name })}
        error={wrong.note}
        value={told.note}
        onValueChange={(note) => onTold({ ...told, note })}
      />
      <Checkbox
        label={t('block', { name })}
        hint={t('block.hint')}
        checked={told.block}
        onCheckedChange={(block) => onTold({ ...told, block })}
      />
    </>
  )
}
