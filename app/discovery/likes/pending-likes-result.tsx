import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useToast } from '#ui/primitives/toast/toast.tsx'
import type { User } from '../../accounts/account/queries.ts'
import { useExplain } from '../../site/use-explain.ts'
import type { SentLikes } from './send-pending-likes.ts'
import { useSentLikesText } from './use-sent-likes-text.ts'

type Props = {
  readonly user: User
  readonly likes: SentLikes
}

/** Shows which stored likes were sent, and why others were not. */
export function PendingLikesResult({ user, likes: { given, refused } }: Props) {
  const { t } = useTranslation('likes')
  const explain = useExplain()
  const show = useToast()
  const words = useSentLikesText()

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

  return null
}
