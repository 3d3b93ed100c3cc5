import type { NavItem } from '#ui/patterns/top-bar/nav-item.ts'
import { Badge } from '#ui/primitives/badge/badge.tsx'

/** The main navigation of a member with many notifications. */
export const NAV: readonly NavItem[] = [
  { label: 'Search', to: '#members', icon: 'search' },
  {
    label: 'Messages',
    to: '#chats',
    icon: 'message',
    badge: <Badge text="99+" label="112 unread" />,
    current: true,
  },
  { label: 'Likes', to: '#likes', icon: 'heart', badge: <Badge text="3" label="3 new" /> },
  {
    label: 'Credits',
    to: '#credits',
    icon: 'credits',
    badge: <Badge text="8" tone="warning" label="8 left" />,
  },
]
