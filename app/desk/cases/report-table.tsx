import { useTranslation } from 'react-i18next'
import {
  type CaseColumn,
  type CaseSubject,
  CaseTable,
} from '#ui/patterns/case-table/case-table.tsx'
import { DeskLink } from '../desk-link.tsx'
import { MemberLink } from '../members/member-link.tsx'
import { useFace } from '../members/use-face.ts'
import { useAge } from '../use-age.ts'
import { Nothing } from './nothing.tsx'
import type { ListedReport, ReportLine } from './queries.ts'

/** The columns of reports: how old, and what was decided. */
function useReportColumns(decided: boolean): readonly CaseColumn<ReportLine>[] {
  const { t } = useTranslation('desk-cases')
  const age = useAge()
  const reported: CaseColumn<ReportLine> = {
    title: t('column.age'),
    kind: 'age',
    cell: ({ at }) => age(at),
    spare: decided,
  }
  if (!decided) return [reported]
  return [
    {
      title: t('column.outcome'),
      cell: ({ outcome, state }) => t(outcome ? `outcome.${outcome}` : `state.${state}`),
    },
    reported,
    {
      title: t('column.decided'),
      kind: 'age',
      cell: ({ decided_at: at, at: since }) => age(at ?? since),
    },
  ]
}

/** A report as it is listed; of those about one member it is not said who took it. */
type Listed = ReportLine & Partial<Pick<ListedReport, 'taken_by'>>

/** Why somebody was reported, whether it is grave, its number, and who has it. */
function useReportSubject(): (report: Listed) => CaseSubject {
  const { t } = useTranslation('desk-cases')
  return ({ id, reason, grave, outcome, state, number, taken_by: takenBy }) => ({
    to: <DeskLink to={`/desk/reports/${id}`} />,
    title: t(`topic.${reason}`),
    mark: grave && outcome === null && t('grave'),
    notes: [
      number,
      state === 'in-review' &&
        (takenBy ? t('state.taken-by', { name: takenBy }) : t('state.in-review')),
    ],
  })
}

export type ReportTableProps = {
  readonly caption: string
  readonly reports: readonly ListedReport[]
  readonly decided: boolean
}

/** Reports, each with whom it is about. */
export function ReportTable({ caption, reports, decided }: ReportTableProps) {
  const { t } = useTranslation('desk-cases')
  const face = useFace()
  const subject = useReportSubject()
  const about: CaseColumn<ListedReport> = {
    title: t('column.member'),
    cell: ({ reported }) => reported && <MemberLink member={reported} />,
  }
  return (
    <CaseTable
      caption={caption}
      title={t('column.report')}
      columns={[about, ...useReportColumns(decided)]}
      rows={reports}
      keyOf={({ id }) => id}
      subjectOf={(report) => ({
        ...subject(report),
        face: face(report.reported ?? { id: '', name: null }),
      })}
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
  const { t } = useTranslation('desk-cases')
  const columns = useReportColumns(true)
  const subject = useReportSubject()
  if (reports.length === 0) return <Nothing title={caption}>{none}</Nothing>
  return (
    <CaseTable
      caption={caption}
      title={t('column.report')}
      columns={columns}
      rows={reports}
      keyOf={({ id }) => id}
      subjectOf={subject}
    />
  )
}
