import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { LineProps } from '#ui/patterns/line/line.tsx'
import { userQuery } from '../../accounts/account/queries.ts'
import type { MemberCard } from '../../profiles/members/queries.ts'
import { useSpent } from './use-spent.ts'

type Shown = Pick<MemberCard, 'id' | 'name' | 'line'>

/** A member's line, with the link that answers it where one may write; for a visitor the way to an account. */
export function useAnswerableLine(): (card: Shown) => Omit<LineProps, 'size'> | undefined {
  const { t } = useTranslation('members')
  const { data: user } = useQuery(userQuery)
  const spent = useSpent()
  return ({ id, name, line }) =>
    line
      ? {
          ...line,
          ...(user?.id !== id &&
            !spent(id) && {
              to: <AnswerLink id={id} draggable={false} />,
              label: t('line.answer', { name }),
            }),
        }
      : undefined
}

type AnswerLinkProps = {
  readonly id: string
  readonly draggable?: boolean
  readonly children?: ReactNode
}

/** A link to writing to a member, their line quoted; a visitor is asked for an account first. */
export function AnswerLink({ id, ...rest }: AnswerLinkProps) {
  const { data: user } = useQuery(userQuery)
  return user ? (
    <Link to="/members/$id/chat" params={{ id }} search={{ answer: 'line' }} {...rest} />
  ) : (
    <Link to="/members/$id/signup" params={{ id }} {...rest} />
  )
}
