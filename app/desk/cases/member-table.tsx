import { useTranslation } from 'react-i18next'
import { Table } from '#ui/primitives/table/table.tsx'
import { useFormat } from '../../shared/use-format.ts'
import { MemberLink } from './member-link.tsx'
import type { MemberLine } from './queries.ts'

export type MemberTableProps = { readonly members: readonly MemberLine[] }

/** Members that were found. */
export function MemberTable({ members }: MemberTableProps) {
  const { t } = useTranslation('desk-cases')
  const format = useFormat()
  return (
    <Table
      caption={t('members.caption')}
      rows={members}
      keyOf={({ id }) => id}
      columns={[
        { title: t('column.name'), cell: (member) => <MemberLink member={member} /> },
        { title: t('column.state'), cell: ({ status }) => t(`status.${status}`) },
        {
          title: t('column.kind'),
          cell: ({ kind }) => kind && t(`kind.${kind}`),
          spare: true,
        },
        {
          title: t('member.country'),
          cell: ({ country }) => format.country(country),
          spare: true,
        },
        { title: t('column.site'), cell: ({ site }) => site, spare: true },
        { title: t('column.since'), cell: ({ since }) => format.shortDate(since) },
      ]}
    />
  )
}
