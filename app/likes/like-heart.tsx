import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '#ui/button/icon-button.tsx'
import { userQuery } from '../account/queries.ts'
import type { MemberCard } from '../members/queries.ts'
import { useSignup } from '../signup/signup-provider.tsx'
import { EncounterModal } from './encounter-modal.tsx'
import { useLike } from './use-like.ts'

export type LikeHeartProps = {
  readonly card: MemberCard
  /** Over a photo, or quiet beside the main action. */
  readonly tone?: 'photo' | 'quiet'
}

/** The heart: a like given or taken back by a member, the way in for a visitor. */
export function LikeHeart({ card, tone = 'photo' }: LikeHeartProps) {
  const { t } = useTranslation('likes')
  const signup = useSignup()
  const { data: user } = useQuery(userQuery)
  const [matched, setMatched] = useState(false)
  const { liked, toggle } = useLike(card, () => setMatched(true))
  if (user?.id === card.id) return null

  return (
    <>
      <IconButton
        icon="heart"
        tone={tone}
        size={tone === 'quiet' ? 'm' : 's'}
        label={t('like', { name: card.name })}
        pressed={liked}
        onClick={() => (user ? toggle() : signup.open(card.id))}
      />
      {matched && (
        <EncounterModal met={{ kind: 'match', card }} onClose={() => setMatched(false)} />
      )}
    </>
  )
}
