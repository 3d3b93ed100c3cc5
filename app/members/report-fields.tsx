import { useTranslation } from 'react-i18next'
import { REPORT_REASONS } from '#core/reports/report.ts'
import { Checkbox } from '#ui/field/checkbox.tsx'
import { RadioCards } from '#ui/field/radio-cards.tsx'
import { TextArea } from '#ui/field/text-area.tsx'
import type { Told, Wrong } from './use-reporting.ts'

export type ReportFieldsProps = {
  readonly name: string
  readonly told: Told
  /** What cannot be sent as it is, in words. */
  readonly wrong: Wrong
  readonly onTold: (told: Told) => void
}

/** What is asked of somebody who reports. */
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
