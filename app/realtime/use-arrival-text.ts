import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useIsCurrentPath } from '../shared/use-is-current-path.ts'
import { useKnownCounts } from './use-counts.ts'

/** The counts when a message or like has arrived since the page loaded; the open conversation announces its own. */
export function useArrivalText(): string {
  const { t } = useTranslation()
  const isHere = useIsCurrentPath()
  const counts = useKnownCounts(({ conversation: { id } }) => !isHere(`/chats/${id}`))
  const messages = useIncrease(counts.unread)
  const newLikes = useIncrease(counts.newLikes)
  return [
    messages > 0 && t('nav.unread', { count: messages }),
    newLikes > 0 && t('nav.new-likes', { count: newLikes }),
  ]
    .filter(Boolean)
    .join(' ')
}

/** A count once it has increased; 0 before, and when it decreases. */
function useIncrease(count: number | undefined): number {
  const [previous, setPrevious] = useState(count)
  const [shown, setShown] = useState(0)
  if (count !== previous) {
    setPrevious(count)
    setShown(count !== undefined && previous !== undefined && count > previous ? count : 0)
  }
  return shown
}
