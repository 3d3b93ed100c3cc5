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
import { SECTIONS, type Section, useMay } from './use-may.ts'
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

/** So many are at the bottom of a phone. */
const FEW = 4

/** The places of the desk that the operator's roles give, with what waits there. */
export function usePlaces(): Places {
  const { t } = useTranslation('desk')
  const isHere = useIsCurrentPath()
  const may = useMay()
  const numberOf = useCounted()
  const polled = usePolled()
  const { data: counts } = useQuery({ ...overviewQuery, ...polled })
  const overview: NavItem = {
    label: t('nav.overview'),
    icon: 'home',
    to: <DeskLink to="/desk" />,
    current: !Object.keys(SECTIONS).some((section) => isHere(`/desk/${section}`)),
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
  const sum = (...queues: readonly (number | undefined)[]) =>
    queues.reduce<number>((all, one = 0) => all + one, 0)
  const grave = (counts?.grave_reports?.waiting ?? 0) > 0
  const items: Readonly<Record<Section, () => NavItem>> = {
    photos: () =>
      counted(place('photos', 'photo'), sum(counts?.photos?.waiting, counts?.chat_photos?.waiting)),
    reports: () =>
      counted(
        { ...place('reports', 'report'), short: t('nav.reports-short') },
        counts?.reports?.waiting,
        grave ? 'danger' : 'ember',
      ),
    complaints: () =>
      counted(
        { ...place('complaints', 'mail'), short: t('nav.complaints-short') },
        counts?.complaints?.waiting,
      ),
    members: () => place('members', 'people'),
    orders: () =>
      counted(
        place('orders', 'credits'),
        sum(counts?.chargebacks?.waiting, counts?.failed_refunds?.waiting),
        'warning',
      ),
    credits: () => counted(place('credits', 'wallet'), counts?.credit_requests?.waiting),
    codes: () => place('codes', 'discount'),
    operation: () =>
      counted(
        place('operation', 'working'),
        sum(counts?.deliveries?.dead, counts?.parked_events?.waiting),
        'warning',
      ),
    campaigns: () => place('campaigns', 'send'),
    actions: () => place('actions', 'receipt'),
    operators: () => place('operators', 'person'),
  }
  const allowed = (...sections: readonly Section[]) =>
    sections.filter((section) => may(SECTIONS[section])).map((section) => items[section]())
  const groups = [
    [overview, ...allowed('photos', 'reports', 'complaints')],
    allowed('members', 'orders', 'credits', 'codes'),
    allowed('operation', 'campaigns', 'actions', 'operators'),
  ].filter((group) => group.length > 0)
  const all = groups.flat()
  return {
    groups,
    few: all.slice(0, FEW),
    others: all.slice(FEW).map(({ label, icon, to }) => ({ label, icon, to })),
  }
}
