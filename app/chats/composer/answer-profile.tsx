import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { AllowanceLeft } from '#core/chats/messages/free-allowance.ts'
import { Button } from '#ui/primitives/button/button.tsx'
import { userQuery } from '../../accounts/account/queries.ts'
import { quoteOfProfile } from '../messages/quote.ts'
import { answerNext } from './answering.ts'

type Props = {
  readonly profile: { readonly id: string; readonly allowance: AllowanceLeft | null }
  /** A photo, or a line of the about text. */
  readonly about: { readonly photo: string } | { readonly line: string }
}

/** Starts a message that quotes a part of a profile; sends nothing yet. Not where nothing may be written. */
export function AnswerProfile({ profile: { id: member, allowance }, about }: Props) {
  const { t } = useTranslation('members')
  const { data: user } = useQuery(userQuery)
  if (!user || user.id === member || allowance?.left === 0) return null
  return (
    <Button asChild size="s" tone="bare" icon="reply">
      <Link
        to="/members/$id/chat"
        params={{ id: member }}
        onClick={() => answerNext(user.id, member, quoteOfProfile(member, about))}
      >
        {t('profile.answer')}
      </Link>
    </Button>
  )
}
