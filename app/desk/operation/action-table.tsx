import { useTranslation } from 'react-i18next'
import { Link } from '#ui/primitives/link/link.tsx'
import { Table } from '#ui/primitives/table/table.tsx'
import { useFormat } from '../../shared/use-format.ts'
import { DeskLink, type DeskPath } from '../desk-link.tsx'
import type { Action } from './queries.ts'
import { TwoLines } from './two-lines.tsx'

export type ActionTableProps = { readonly actions: readonly Action[] }

/** Actions of operators: what, who, when, and a link to what it was about. */
export function ActionTable({ actions }: ActionTableProps) {
  const { t } = useTranslation(['desk-operation', 'desk'])
  const format = useFormat()
  return (
    <Table
      caption={t('actions.caption')}
      rows={actions}
      keyOf={({ id }) => id}
      columns={[
        {
          title: t('what'),
          cell: ({ action, by, at }) => (
            <TwoLines facts={[by ?? t('desk:action.command-line'), format.moment(at)]}>
              {t(`desk:action.${action}` as const)}
            </TwoLines>
          ),
        },
        { title: t('actions.subject'), cell: (one) => <Subject action={one} /> },
      ]}
    />
  )
}

/** What an action was about, with a link where it has a screen. */
function Subject({ action: { action, subject } }: { readonly action: Action }) {
  const { t } = useTranslation('desk-operation')
  // Who comes and goes does it to nothing.
  if (action.startsWith('session.')) return null
  if (subject === null) return t('actions.all')
  const target = targetOf(action, subject)
  if (target === null) return subject
  return (
    <Link asChild>
      <DeskLink to={target.to}>
        {target.name === null ? subject : t(`subject.${target.name}` as const)}
      </DeskLink>
    </Link>
  )
}

type Target = {
  readonly to: DeskPath
  /** What it is; `null` where its id is a name. */
  readonly name: 'report' | 'complaint' | 'member' | null
}

function targetOf(action: Action['action'], subject: string): Target | null {
  const [area] = action.split('.')
  switch (area) {
    case 'report':
      return { to: `/desk/reports/${subject}`, name: 'report' }
    case 'complaint':
      return { to: `/desk/complaints/${subject}`, name: 'complaint' }
    case 'member':
      return { to: `/desk/members/${subject}`, name: 'member' }
    case 'campaign':
      return { to: '/desk/campaigns', name: null }
    default:
      return null
  }
}
