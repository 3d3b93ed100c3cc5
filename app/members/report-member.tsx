import { useTranslation } from 'react-i18next'
import { Button } from '#ui/button/button.tsx'

export type ReportMemberProps = { readonly name: string; readonly onReport: () => void }

/** The way to tell the site that something is wrong with somebody. */
export function ReportMember({ name, onReport }: ReportMemberProps) {
  const { t } = useTranslation('members')
  return (
    <Button size="s" icon="report" onClick={onReport}>
      {t('report.action', { name })}
    </Button>
  )
}
