import { useEffect } from 'react'
import { chatBadgeCount } from '#core/chats/chat.ts'
import { tabTitle } from '#core/shared/badge-text.ts'
import { useCounts } from './use-counts.ts'

/** Shows the unread count in the document title and on the app icon (spec §4). */
export function useBadges(title: string): void {
  const { unread, newLikes } = useCounts()
  const count = chatBadgeCount(unread, newLikes)

  useEffect(() => {
    document.title = tabTitle(title, count)
  }, [title, count])

  useEffect(() => {
    // Spec §8: ignore a badge that cannot be set.
    const shown = count > 0 ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.()
    shown?.catch(() => undefined)
  }, [count])
}
