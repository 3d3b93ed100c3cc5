import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { LinkRow } from '#ui/primitives/link-row/link-row.tsx'
import { Text } from '#ui/primitives/text/text.tsx'
import { reportsQuery } from '../../safety/reports/queries.ts'
import { useReportState } from '../../safety/reports/use-report-state.ts'
import { TryAgain } from '../../site/try-again.tsx'
import { SettingsSection } from './settings-section.tsx'
import { ShowAll } from './show-all.tsx'
import { useFirst } from './use-first.ts'

/** Whom the member reported, why and how it stands, each a link to its page. */
export function ReportSettings() {
  const { t } = useTranslation(['settings', 'report'])
  const stateOf = useReportState()
  const { data: reports, error, refetch } = useQuery(reportsQuery)
  const { shown, showAll } = useFirst(reports)
  return (
    <SettingsSection title={t('reports.title')} text={t('reports.text')} anchor="reports">
      {error && <TryAgain error={error} onAgain={() => void refetch()} />}
      {reports?.length === 0 && <Text>{t('reports.none')}</Text>}
      {shown && shown.length > 0 && (
        <Stack as="ul" gap="xs">
          {shown.map((report) => (
            <li key={report.reference}>
              <LinkRow
                to={<Link to="/reports/$reference" params={{ reference: report.reference }} />}
                title={report.reported_name ?? t('blocked.gone')}
                detail={[t(`report:reason.${report.reason}`), report.number, stateOf(report)].join(
                  ' · ',
                )}
                value={null}
              />
            </li>
          ))}
        </Stack>
      )}
      <ShowAll count={reports?.length ?? 0} onPress={showAll} />
    </SettingsSection>
  )
}
