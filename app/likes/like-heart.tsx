import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '#ui/button/icon-button.tsx'
import { userQuery } from '../account/queries.ts'
import { useSignup } from '../account/signup-door.ts'
import type { MemberCard } from '../members/queries.ts'
import { tabStore } from '../shared/tab-store.ts'
import { LazyEncounter } from './lazy-encounter.tsx'
import { pressLike, releaseLike, usePressed } from './pressed-likes.ts'
import { useLike } from './use-like.ts'

export type LikeHeartProps = {
  readonly card: MemberCard
  /** Over a photo, or quiet beside the main action. */
  readonly tone?: 'photo' | 'quiet'
}

/** The heart: a like given or taken back by a member; a visitor's waits for the account that it leads to. */
export function LikeHeart({ card, tone = 'photo' }: LikeHeartProps) {
  const { t } = useTranslation('likes')
  const signup = useSignup()
  const { data: user } = useQuery(userQuery)
  const [matched, setMatched] = useState(false)
  const { liked, toggle } = useLike(card, () => setMatched(true))
  const pressed = usePressed(card.id)
  if (user?.id === card.id) return null

  const press = () => {
    if (pressed) return releaseLike(tabStore(), card.id)
    pressLike(tabStore(), card)
    signup.open(card.id)
  }

  return (
    <>
      <IconButton
        icon="heart"
        tone={tone}
        size={tone === 'quiet' ? 'm' : 's'}
        label={t('like', { name: card.name })}
        pressed={user ? liked : pressed}
        onClick={user ? toggle : press}
      />
      {matched && <LazyEncounter met={{ kind: 'match', card }} onClose={() => setMatched(false)} />}
    </>
  )
}
