import { useEffect } from 'react'
import { chatBadgeCount, tabTitle } from '#core/likes/badges.ts'
import { useCounts } from './use-counts.ts'

/** Shows how much waits for the member on the browser's tab and on the installed app (spec §4). */
export function useBadges(title: string): void {
  const { unread, newLikes } = useCounts()
  const count = chatBadgeCount(unread, newLikes)

  useEffect(() => {
    document.title = tabTitle(title, count)
  }, [title, count])

  useEffect(() => {
    // Spec §8: a badge that cannot be set is no trouble to anybody.
    const shown = count > 0 ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.()
    shown?.catch(() => undefined)
  }, [count])
}
