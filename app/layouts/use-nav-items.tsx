import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { creditsBadge } from '#core/money/view-ledger.ts'
import { badgeText } from '#core/shared/badge-text.ts'
import type { NavItem } from '#ui/patterns/top-bar/nav-item.ts'
import { Badge } from '#ui/primitives/badge/badge.tsx'
import type { User } from '../accounts/account/queries.ts'
import { useCounts } from '../realtime/use-counts.ts'
import { useIsCurrentPath } from '../shared/use-is-current-path.ts'

/** Navigation items of a member, with their badges (spec §2). */
export function useNavItems(user: User): readonly NavItem[] {
  const { t } = useTranslation()
  const { unread, newLikes } = useCounts()
  const isHere = useIsCurrentPath()
  const credits = creditsBadge(user.credits)
  const unreadText = badgeText(unread)
  const likesText = badgeText(newLikes)

  return [
    {
      label: t('nav.members'),
      icon: 'search',
      to: <Link to="/members" />,
      current: ['/members', '/match-finder', '/swipe-game'].some(isHere),
    },
    {
      label: t('nav.chats'),
      icon: 'message',
      to: <Link to="/chats" />,
      current: isHere('/chats'),
      badge: unreadText && <Badge text={unreadText} label={t('nav.unread', { count: unread })} />,
    },
    {
      label: t('nav.likes'),
      icon: 'heart',
      to: <Link to="/likes/{-$type}" />,
      current: isHere('/likes'),
      badge: likesText && (
        <Badge text={likesText} label={t('nav.new-likes', { count: newLikes })} />
      ),
    },
    user.paid_user
      ? {
          label: t('nav.credits'),
          icon: 'credits',
          to: <Link to="/credits" />,
          current: isHere('/credits'),
          badge: credits && (
            <Badge
              text={credits.text}
              tone={credits.tone}
              label={t('nav.credits-left', { count: user.credits })}
            />
          ),
        }
      : {
          label: t('nav.premium'),
          short: t('nav.premium-short'),
          icon: 'star',
          to: <Link to="/premium" />,
          current: isHere('/premium'),
        },
  ]
}
