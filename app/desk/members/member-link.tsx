import { useTranslation } from 'react-i18next'
import { Link } from '#ui/primitives/link/link.tsx'
import type { MemberLine } from '../cases/queries.ts'
import { DeskLink } from '../desk-link.tsx'

export type MemberLinkProps = { readonly member: Pick<MemberLine, 'id' | 'name'> }

/** A member's name, which leads to their record; an erased one has none. */
export function MemberLink({ member: { id, name } }: MemberLinkProps) {
  const { t } = useTranslation('desk-cases')
  return (
    <Link asChild>
      <DeskLink to={`/desk/members/${id}`} dir="auto">
        {name ?? t('erased')}
      </DeskLink>
    </Link>
  )
}
