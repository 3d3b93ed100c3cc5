import { useTranslation } from 'react-i18next'
import { LOGIN_REFUSALS } from '#core/desk/ports.ts'
import { CaseTable } from '#ui/patterns/case-table/case-table.tsx'
import { useFormat } from '../../shared/use-format.ts'
import { DeskLink } from '../desk-link.tsx'
import { ActionAbout, useActionPlace } from './action-about.tsx'
import type { Action, ActionSubject } from './queries.ts'

export type ActionTableProps = {
  readonly actions: readonly Action[]
  /** What they were about. */
  readonly subjects: readonly ActionSubject[]
}

/** Whether it is about a login that was refused. */
const isRefusal = ({ action }: Action) => LOGIN_REFUSALS.some((kind) => kind === action)

/** Actions of operators and refused logins: what, who and when, and about whom and what, with links. */
export function ActionTable({ actions, subjects }: ActionTableProps) {
  const { t } = useTranslation(['desk-operation', 'desk', 'desk-cases', 'desk-operators'])
  const format = useFormat()
  const placeOf = useActionPlace()
  const about = new Map(subjects.map((subject) => [subject.id, subject]))
  const subjectOf = ({ subject }: Action) => (subject === null ? null : about.get(subject)) ?? null
  const roleOf = ({ role, site }: NonNullable<Action['roles']>[number]) => {
    const name = t(`desk-operators:role.${role}`)
    return site === null ? name : t('desk-operators:role.at', { role: name, site })
  }
  const whatOf = (one: Action) => {
    const what = t(`desk:action.${one.action}` as const)
    const outcome = one.action === 'report.decided' ? subjectOf(one)?.outcome : null
    if (outcome) return `${what} · ${t(`desk-cases:outcome.${outcome}`)}`
    if (one.times > 1) return `${what} · ${format.number(one.times)} ×`
    if (one.roles) return `${what} · ${one.roles.map(roleOf).join(', ')}`
    return one.reason ? `${what} · ${t(`desk:reason.${one.reason}`)}` : what
  }
  // Nobody at all has the email that was typed; an action without an operator is a command's.
  const whoOf = (one: Action) =>
    one.by ?? t(isRefusal(one) ? 'desk:action.unknown' : 'desk:action.command-line')
  const whenOf = ({ at, last_at: last }: Action) =>
    last === at
      ? format.moment(at)
      : t('desk:action.until', { first: format.moment(at), last: format.time(last) })
  const linkOf = (one: Action) => {
    const about = subjectOf(one)
    const member = one.member ?? about?.member ?? null
    const to = placeOf(one, about)?.to ?? (member && (`/desk/members/${member.id}` as const))
    return to ? <DeskLink to={to} /> : undefined
  }
  return (
    <CaseTable
      caption={t('actions.caption')}
      title={t('what')}
      rows={actions}
      keyOf={({ id }) => id}
      subjectOf={(one) => ({ to: linkOf(one), title: whatOf(one), notes: [whoOf(one)] })}
      columns={[
        {
          title: t('actions.subject'),
          cell: (one) => <ActionAbout action={one} about={subjectOf(one)} />,
        },
        { title: t('desk-cases:column.when'), kind: 'age', cell: whenOf },
      ]}
    />
  )
}
