import { useTranslation } from 'react-i18next'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Link } from '#ui/primitives/link/link.tsx'
import { type Column, Table } from '#ui/primitives/table/table.tsx'
import { Text } from '#ui/primitives/text/text.tsx'
import { DeskLink } from '../desk-link.tsx'
import { MemberLink } from './member-link.tsx'
import type { ListedReport, ReportLine } from './queries.ts'
import { useAge } from './use-age.ts'

/** The columns of reports: why, how old, and how far. */
export function useReportColumns(decided: boolean): readonly Column<ReportLine>[] {
  const { t } = useTranslation('desk-cases')
  const age = useAge()
  return [
    {
      title: t('column.report'),
      cell: (report) => <ReportName report={report} />,
    },
    decided
      ? {
          title: t('column.decided'),
          cell: ({ decided_at, at }) => age(decided_at ?? at),
          spare: true,
        }
      : { title: t('column.age'), cell: ({ at }) => age(at) },
    {
      title: t(decided ? 'column.outcome' : 'column.state'),
      cell: ({ outcome, state }) => t(outcome ? `outcome.${outcome}` : `state.${state}`),
    },
  ]
}

function ReportName({ report }: { readonly report: ReportLine }) {
  const { t } = useTranslation(['desk-cases', 'report'])
  return (
    <Stack gap="none">
      <Link asChild>
        <DeskLink to={`/desk/reports/${report.id}`}>{t(`report:reason.${report.reason}`)}</DeskLink>
      </Link>
      {report.grave && report.outcome === null && (
        <Text as="span" size="s" tone="danger" weight="medium">
          {t('grave')}
        </Text>
      )}
      <Text as="span" size="xs" tone="muted">
        {report.number}
      </Text>
    </Stack>
  )
}

export type ReportTableProps = {
  readonly caption: string
  readonly reports: readonly ListedReport[]
  readonly decided: boolean
}

/** Reports, each with whom it is about. */
export function ReportTable({ caption, reports, decided }: ReportTableProps) {
  const { t } = useTranslation('desk-cases')
  const [report, ...rest] = useReportColumns(decided)
  const about: Column<ListedReport> = {
    title: t('column.member'),
    cell: ({ reported }) => reported && <MemberLink member={reported} />,
  }
  return (
    <Table
      caption={caption}
      columns={[...(report ? [report] : []), about, ...rest]}
      rows={reports}
      keyOf={({ id }) => id}
    />
  )
}

export type ReportLinesProps = {
  readonly caption: string
  readonly reports: readonly ReportLine[]
  readonly none: string
}

/** Reports of one member. */
export function ReportLines({ caption, reports, none }: ReportLinesProps) {
  return (
    <Table
      caption={caption}
      columns={useReportColumns(false)}
      rows={reports}
      keyOf={({ id }) => id}
      empty={none}
    />
  )
}
