import { useTranslation } from 'react-i18next'
import { ageOf } from '#core/profiles/age.ts'
import { isCountry } from '#core/site/countries.ts'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Table } from '#ui/primitives/table/table.tsx'
import { Text } from '#ui/primitives/text/text.tsx'
import { useFormat } from '../../shared/use-format.ts'
import type { MemberLine } from '../cases/queries.ts'
import { MemberLink } from './member-link.tsx'

/** A member in a list; with the email address where it tells something. */
type Listed = MemberLine & { readonly email?: string | null }

export type MemberTableProps = {
  readonly caption: string
  readonly members: readonly Listed[]
}

/** Members that were found or listed. */
export function MemberTable({ caption, members }: MemberTableProps) {
  const { t } = useTranslation('desk-cases')
  const format = useFormat()
  return (
    <Table
      caption={caption}
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
function Named({ member }: { readonly member: Listed }) {
  const format = useFormat()
  const { birth_date: born, town, country, email } = member
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
      {email && (
        <Text as="span" size="xs" tone="muted" typed>
          {email}
        </Text>
      )}
    </Stack>
  )
}
