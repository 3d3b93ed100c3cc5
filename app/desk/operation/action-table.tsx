import { useTranslation } from 'react-i18next'
import { Table } from '#ui/primitives/table/table.tsx'
import { useFormat } from '../../shared/use-format.ts'
import { ActionAbout } from './action-about.tsx'
import type { Action, ActionSubject } from './queries.ts'
import { TwoLines } from './two-lines.tsx'

export type ActionTableProps = {
  readonly actions: readonly Action[]
  /** What they were about. */
  readonly subjects: readonly ActionSubject[]
}

/** Actions of operators: what, who and when, and about whom and what, with links. */
export function ActionTable({ actions, subjects }: ActionTableProps) {
  const { t } = useTranslation(['desk-operation', 'desk', 'desk-cases'])
  const format = useFormat()
  const about = new Map(subjects.map((subject) => [subject.id, subject]))
  const subjectOf = ({ subject }: Action) => (subject === null ? null : about.get(subject)) ?? null
  const whatOf = (one: Action) => {
    const what = t(`desk:action.${one.action}` as const)
    const outcome = one.action === 'report.decided' ? subjectOf(one)?.outcome : null
    if (outcome) return `${what} · ${t(`desk-cases:outcome.${outcome}`)}`
    return one.reason ? `${what} · ${t(`desk:reason.${one.reason}`)}` : what
  }
  return (
    <Table
      caption={t('actions.caption')}
      rows={actions}
      keyOf={({ id }) => id}
      columns={[
        {
          title: t('what'),
          cell: (one) => (
            <TwoLines facts={[one.by ?? t('desk:action.command-line'), format.moment(one.at)]}>
              {whatOf(one)}
            </TwoLines>
          ),
        },
        {
          title: t('actions.subject'),
          cell: (one) => <ActionAbout action={one} about={subjectOf(one)} />,
        },
      ]}
    />
  )
}
