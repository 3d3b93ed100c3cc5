import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { LineProps } from '#ui/patterns/line/line.tsx'
import { userQuery } from '../../accounts/account/queries.ts'
import type { MemberCard } from '../../profiles/members/queries.ts'
import { type Spent, useSpent } from './use-spent.ts'

type Shown = Pick<MemberCard, 'id' | 'name' | 'line'>

type Answerable = {
  /** Their line, with the link that answers it where one may write; for a visitor the way to an account. */
  readonly line: Omit<LineProps, 'size'> | undefined
  /** The used-up allowance that leaves nothing to write to them; `null` if one may. */
  readonly spent: Spent['allowance']
}

/** What of a member can be answered. */
export function useAnswerable(): (card: Shown) => Answerable {
  const { t } = useTranslation('members')
  const { data: user } = useQuery(userQuery)
  const { allowance, isSpent } = useSpent()
  return ({ id, name, line }) => {
    const spent = isSpent(id) ? allowance : null
    const answer = user?.id !== id &&
      !spent && {
        to: <AnswerLink id={id} draggable={false} />,
        label: t('line.answer', { name }),
      }
    return { line: line ? { ...line, ...answer } : undefined, spent }
  }
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
