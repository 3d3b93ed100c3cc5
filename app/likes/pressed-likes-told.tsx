import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useToast } from '#ui/toast/toast.tsx'
import type { User } from '../account/queries.ts'
import { profileQuery } from '../members/queries.ts'
import { useExplain } from '../site/use-explain.ts'
import type { GivenLikes } from './give-pressed-likes.ts'
import { LazyEncounter } from './lazy-encounter.tsx'
import { useGivenWords } from './use-given-words.ts'

type ToldProps = {
  readonly user: User
  readonly likes: GivenLikes
  readonly onClose: () => void
}

/** Says which of the pressed likes were given, shows a match, and why others were not. */
export function PressedLikesTold({ user, likes: { given, refused }, onClose }: ToldProps) {
  const { t } = useTranslation('likes')
  const explain = useExplain()
  const show = useToast()
  const words = useGivenWords()
  const match = given.find((like) => like.match)
  const { data: card } = useQuery({ ...profileQuery(match?.id ?? ''), enabled: Boolean(match) })

  const [texts] = useState(() => ({
    given: given.length > 0 ? words(given, user) : null,
    refused: refused.map(({ name, error }) =>
      t('pressed.refused', { name, reason: explain({ value: error }) }),
    ),
  }))
  useEffect(() => {
    if (texts.given) show({ tone: 'success', text: texts.given })
    for (const text of texts.refused) show({ tone: 'danger', text })
  }, [show, texts])

  return card ? <LazyEncounter met={{ kind: 'match', card }} onClose={onClose} /> : null
}
