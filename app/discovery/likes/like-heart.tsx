import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { IconButton } from '#ui/primitives/button/icon-button.tsx'
import { userQuery } from '../../accounts/account/queries.ts'
import { useSignup } from '../../accounts/account/signup-context.ts'
import { tabStore } from '../../client/storage/tab-store.ts'
import type { MemberCard } from '../../profiles/members/queries.ts'
import { addPendingLike, removePendingLike, usePendingLike } from './pending-likes.ts'
import { useLike } from './use-like.ts'

export type LikeHeartProps = {
  readonly card: MemberCard
  /** In a card, secondary beside the main action, or the main action itself. */
  readonly tone?: 'bare' | 'quiet' | 'ember'
}

/** The heart button: likes or unlikes; a visitor's like is stored until they have an account. */
export function LikeHeart({ card, tone = 'bare' }: LikeHeartProps) {
  const { t } = useTranslation('likes')
  const signup = useSignup()
  const { data: user } = useQuery(userQuery)
  const { liked, toggle } = useLike(card)
  const pressed = usePendingLike(card.id)
  if (user?.id === card.id) return null

  const press = () => {
    if (pressed) return removePendingLike(tabStore(), card.id)
    addPendingLike(tabStore(), card)
    signup.open({ member: card.id })
  }

  return (
    <IconButton
      icon="heart"
      tone={tone}
      size={tone === 'bare' ? 's' : 'm'}
      label={t('like', { name: card.name })}
      pressed={user ? liked : pressed}
      onClick={user ? toggle : press}
    />
  )
}
