import { useTranslation } from 'react-i18next'
import { ageOf } from '#core/profiles/age.ts'
import { isCountry } from '#core/site/countries.ts'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Table } from '#ui/primitives/table/table.tsx'
import { Text } from '#ui/primitives/text/text.tsx'
import { useFormat } from '../../shared/use-format.ts'
import type { MemberLine } from '../cases/queries.ts'
import { MemberLink } from './member-link.tsx'

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
        { title: t('column.name'), cell: (member) => <Named member={member} /> },
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

/** A name with what tells apart those who share it. */
function Named({ member }: { readonly member: MemberLine }) {
  const format = useFormat()
  const { birth_date: born, town, country } = member
  const age =
    born &&
    isCountry(country) &&
    format.number(ageOf({ birthDate: born, place: { country } }, Date.now()))
  return (
    <Stack gap="none">
      <MemberLink member={member} />
      <Text as="span" size="xs" tone="muted">
        {[age, town].filter(Boolean).join(' · ')}
      </Text>
    </Stack>
  )
}
