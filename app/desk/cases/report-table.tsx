import { useTranslation } from 'react-i18next'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Link } from '#ui/primitives/link/link.tsx'
import { type Column, Table } from '#ui/primitives/table/table.tsx'
import { Text } from '#ui/primitives/text/text.tsx'
import { DeskLink } from '../desk-link.tsx'
import { MemberLink } from '../members/member-link.tsx'
import { useAge } from '../use-age.ts'
import { Nothing } from './nothing.tsx'
import type { ListedReport, ReportLine } from './queries.ts'

/** The columns of reports: why, how old, and what was decided. */
function useReportColumns(decided: boolean): readonly Column<ReportLine>[] {
  const { t } = useTranslation('desk-cases')
  const age = useAge()
  return [
    { title: t('column.report'), cell: (report) => <ReportName report={report} /> },
    { title: t('column.age'), cell: ({ at }) => age(at), spare: decided },
    ...(decided
      ? [
          {
            title: t('column.outcome'),
            cell: ({ outcome, state }: ReportLine) =>
              t(outcome ? `outcome.${outcome}` : `state.${state}`),
          },
          {
            title: t('column.decided'),
            cell: ({ decided_at: at }: ReportLine) => at && age(at),
            spare: true,
          },
        ]
      : []),
  ]
}

/** A report as it is listed; of those about one member it is not said who took it. */
type Listed = ReportLine & Partial<Pick<ListedReport, 'taken_by'>>

function ReportName({ report }: { readonly report: Listed }) {
  const { t } = useTranslation('desk-cases')
  const { id, reason, grave, outcome, state, number, taken_by: takenBy } = report
  return (
    <Stack gap="none">
      <Link asChild>
        <DeskLink to={`/desk/reports/${id}`}>{t(`topic.${reason}`)}</DeskLink>
      </Link>
      {grave && outcome === null && (
        <Text as="span" size="s" tone="danger" weight="medium">
          {t('grave')}
        </Text>
      )}
      <Text as="span" size="xs" tone="muted">
        {number}
      </Text>
      {state === 'in-review' && (
        <Text as="span" size="xs" tone="muted">
          {takenBy ? t('state.taken-by', { name: takenBy }) : t('state.in-review')}
        </Text>
      )}
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

/** Reports of one member, decided or not. */
export function ReportLines({ caption, reports, none }: ReportLinesProps) {
  const columns = useReportColumns(true)
  if (reports.length === 0) return <Nothing title={caption}>{none}</Nothing>
  return <Table caption={caption} columns={columns} rows={reports} keyOf={({ id }) => id} />
}
