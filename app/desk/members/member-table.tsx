import { useTranslation } from 'react-i18next'
import { ageOf } from '#core/profiles/age.ts'
import { isCountry } from '#core/site/countries.ts'
import { CaseTable } from '#ui/patterns/case-table/case-table.tsx'
import { useFormat } from '../../shared/use-format.ts'
import type { MemberLine } from '../cases/queries.ts'
import { DeskLink } from '../desk-link.tsx'
import { useFace } from './use-face.ts'

/** A member in a list; with the email address where it tells something. */
type Listed = MemberLine & { readonly email?: string | null }

export type MemberTableProps = {
  readonly caption: string
  readonly members: readonly Listed[]
}

/** Members that were found or listed, with what tells apart those who share a name. */
export function MemberTable({ caption, members }: MemberTableProps) {
  const { t } = useTranslation('desk-cases')
  const format = useFormat()
  const face = useFace()
  const ageIn = ({ birth_date: born, country }: Listed) =>
    born &&
    isCountry(country) &&
    format.number(ageOf({ birthDate: born, place: { country } }, Date.now()))
  return (
    <CaseTable
      caption={caption}
      title={t('column.name')}
      rows={members}
      keyOf={({ id }) => id}
      subjectOf={(member) => ({
        to: <DeskLink to={`/desk/members/${member.id}`} />,
        title: member.name ?? t('erased'),
        face: face(member),
        notes: [ageIn(member), member.town, member.email],
      })}
      columns={[
        { title: t('column.state'), cell: ({ status }) => t(`status.${status}`) },
        { title: t('column.kind'), cell: ({ kind }) => kind && t(`kind.${kind}`), spare: true },
        {
          title: t('member.country'),
          cell: ({ country }) => format.country(country),
          spare: true,
        },
        { title: t('column.site'), cell: ({ site }) => site, spare: true },
        { title: t('column.since'), kind: 'age', cell: ({ since }) => format.shortDate(since) },
      ]}
    />
  )
}
