import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { badgeText } from '#core/shared/badge-text.ts'
import type { NavItem } from '#ui/patterns/top-bar/nav-item.ts'
import { Badge, type BadgeProps } from '#ui/primitives/badge/badge.tsx'
import type { MenuItem } from '#ui/primitives/menu/menu.tsx'
import { useIsCurrentPath } from '../shared/use-is-current-path.ts'
import { DeskLink } from './desk-link.tsx'
import { overviewQuery } from './queries.ts'
import { useCounted } from './use-counted.ts'
import { usePolled } from './use-polled.ts'

type Tone = NonNullable<BadgeProps['tone']>

type Places = {
  /** All places of the side: what waits, whom it concerns, what runs. */
  readonly groups: readonly (readonly NavItem[])[]
  /** Those at the bottom of a phone. */
  readonly few: readonly NavItem[]
  /** The rest, in a phone's menu. */
  readonly others: readonly MenuItem[]
}

/** The places of the desk, with what waits there. */
export function usePlaces(): Places {
  const { t } = useTranslation('desk')
  const isHere = useIsCurrentPath()
  const numberOf = useCounted()
  const polled = usePolled()
  const { data: counts } = useQuery({ ...overviewQuery, ...polled })
  const overview: NavItem = {
    label: t('nav.overview'),
    icon: 'home',
    to: <DeskLink to="/desk" />,
    current: !SECTIONS.some((section) => isHere(`/desk/${section}`)),
  }
  const place = (section: Section, icon: NavItem['icon']): NavItem => ({
    label: t(`nav.${section}`),
    icon,
    to: <DeskLink to={`/desk/${section}`} />,
    current: isHere(`/desk/${section}`),
  })
  const counted = (item: NavItem, count = 0, tone: Tone = 'ember'): NavItem => {
    const text = badgeText(count)
    if (!text) return item
    const grave = tone === 'danger'
    return {
      ...item,
      badge: (
        <Badge
          // A mark as well: the colour of what is grave is close to that of the rest.
          text={grave ? `! ${text}` : text}
          tone={tone}
          label={t(grave ? 'nav.grave' : 'nav.waiting', { count, number: numberOf(count) })}
        />
      ),
    }
  }
  const pictures = counts && counts.photos.waiting + counts.chat_photos.waiting
  const photos = counted(place('photos', 'photo'), pictures)
  const grave = (counts?.grave_reports.waiting ?? 0) > 0
  const reports = counted(
    { ...place('reports', 'report'), short: t('nav.reports-short') },
    counts?.reports.waiting,
    grave ? 'danger' : 'ember',
  )
  const complaints = counted(
    { ...place('complaints', 'mail'), short: t('nav.complaints-short') },
    counts?.complaints.waiting,
  )
  const unpaid = counts && counts.chargebacks.waiting + counts.failed_refunds.waiting
  const members = [
    place('members', 'people'),
    place('blocks', 'block'),
    counted(place('orders', 'credits'), unpaid, 'warning'),
    counted(place('credits', 'wallet'), counts?.credit_requests.waiting),
    place('codes', 'discount'),
  ]
  const failed = counts && counts.deliveries.dead + counts.parked_events.waiting
  const rest = [
    counted(place('operation', 'working'), failed, 'warning'),
    place('campaigns', 'send'),
    place('actions', 'receipt'),
  ]
  return {
    groups: [[overview, photos, reports, complaints], members, rest],
    few: [overview, photos, reports, complaints],
    others: [...members, ...rest].map(({ label, icon, to }) => ({ label, icon, to })),
  }
}

const SECTIONS = [
  'photos',
  'reports',
  'complaints',
  'members',
  'blocks',
  'operation',
  'campaigns',
  'codes',
  'orders',
  'credits',
  'actions',
] as const
type Section = (typeof SECTIONS)[number]
