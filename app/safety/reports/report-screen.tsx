import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { isNoAction } from '#core/safety/report.ts'
import { Fact } from '#ui/patterns/facts/facts.tsx'
import { Button } from '#ui/primitives/button/button.tsx'
import { userQuery } from '../../accounts/account/queries.ts'
import { useFormat } from '../../shared/use-format.ts'
import { CasePage } from '../../site/case-page.tsx'
import { type FollowedReport, reportQuery, reportsQuery } from './queries.ts'
import { useReportState } from './use-report-state.ts'

export type ReportScreenProps = { readonly reference: string }

/** How a report stands and what was decided, by the link from the receipt; who was reported, to its reporter alone. */
export function ReportScreen({ reference }: ReportScreenProps) {
  const { t } = useTranslation('report')
  const format = useFormat()
  const stateOf = useReportState()
  const { data: report } = useSuspenseQuery(reportQuery(reference))
  const { number, outcome, grounds } = report
  const name = useReportedName(reference)
  return (
    <CasePage
      title={t('status.title', { number })}
      intro={t(outcome ? 'status.intro-decided' : 'status.intro')}
      facts={
        <>
          {name && <Fact name={t('status.about')}>{name}</Fact>}
          <Fact name={t('status.state')}>{stateOf(report)}</Fact>
          <Fact name={t('status.received')}>{format.moment(report.reported_at)}</Fact>
          <Fact name={t('status.topic')}>{t(`reason.${report.reason}`)}</Fact>
          {outcome && <Fact name={t('status.outcome')}>{t(`outcome.${outcome}`)}</Fact>}
          {grounds && <Because grounds={grounds} />}
        </>
      }
      note={t(outcome ? 'status.appeal' : 'status.waiting')}
      action={
        outcome && (
          <Button asChild>
            <Link to="/complaints" search={{ topic: 'decision', about: number }}>
              {t('status.object')}
            </Link>
          </Button>
        )
      }
    />
  )
}

/** Who was reported, if the reporter is logged in: the link alone must not tell. */
function useReportedName(reference: string): string | null {
  const { data: user } = useQuery(userQuery)
  const { data: reports } = useQuery({ ...reportsQuery, enabled: Boolean(user) })
  return reports?.find((report) => report.reference === reference)?.reported_name ?? null
}

type BecauseProps = { readonly grounds: NonNullable<FollowedReport['grounds']> }

/** Why nothing was done, or which rule was broken. */
function Because({ grounds }: BecauseProps) {
  const { t } = useTranslation(['report', 'account'])
  return isNoAction(grounds) ? (
    <Fact name={t('status.grounds')}>{t(`grounds.${grounds}`)}</Fact>
  ) : (
    <Fact name={t('status.rule')}>{t(`account:rule.${grounds}`)}</Fact>
  )
}
