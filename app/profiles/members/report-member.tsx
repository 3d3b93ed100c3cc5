import { useTranslation } from 'react-i18next'
import { Button } from '#ui/primitives/button/button.tsx'

export type ReportMemberProps = { readonly name: string; readonly onReport: () => void }

/** Button to report a member. */
export function ReportMember({ name, onReport }: ReportMemberProps) {
  const { t } = useTranslation('members')
  return (
    <Button size="s" icon="report" onClick={onReport}>
      {t('report.action', { name })}
    </Button>
  )
}
