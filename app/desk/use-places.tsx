import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { badgeText } from '#core/shared/badge-text.ts'
import type { NavItem } from '#ui/patterns/top-bar/nav-item.ts'
import { Badge, type BadgeProps } from '#ui/primitives/badge/badge.tsx'
import type { MenuItem } from '#ui/primitives/menu/menu.tsx'
import { useIsCurrentPath } from '../shared/use-is-current-path.ts'
import { DeskLink } from './desk-link.tsx'
import { type Overview, overviewQuery } from './queries.ts'
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

const ICONS = {
  photos: 'photo',
  reports: 'report',
  complaints: 'mail',
  members: 'people',
  requests: 'download',
  blocks: 'block',
  orders: 'credits',
  credits: 'wallet',
  codes: 'discount',
  sites: 'edit',
  operation: 'working',
  campaigns: 'send',
  actions: 'receipt',
  operators: 'person',
} as const satisfies Readonly<Record<Section, NavItem['icon']>>

const GROUPS = [
  ['photos', 'reports', 'complaints'],
  ['members', 'requests', 'blocks', 'orders', 'credits', 'codes'],
  ['sites', 'operation', 'campaigns', 'actions', 'operators'],
] as const satisfies readonly (readonly Section[])[]

type Count = { readonly count: number; readonly tone?: Tone }

const sum = (...counts: readonly (number | undefined)[]): number =>
  counts.reduce<number>((all, one = 0) => all + one, 0)

/** What waits in each section. */
const countsIn = (seen: Overview): Partial<Readonly<Record<Section, Count>>> => ({
  photos: {
    count: sum(seen.photos?.waiting, seen.chat_photos?.waiting, seen.second_looks?.waiting),
  },
  reports: {
    count: sum(seen.reports?.waiting),
    tone: sum(seen.grave_reports?.waiting) > 0 ? 'danger' : 'ember',
  },
  complaints: { count: sum(seen.complaints?.waiting) },
  requests: { count: sum(seen.member_requests?.waiting) },
  orders: {
    count: sum(seen.chargebacks?.waiting, seen.failed_refunds?.waiting),
    tone: 'warning',
  },
  credits: { count: sum(seen.credit_requests?.waiting) },
  operation: { count: sum(seen.deliveries?.dead, seen.parked_events?.waiting), tone: 'warning' },
})

/** The places of the desk that the operator's roles give, with what waits there. */
export function usePlaces(): Places {
  const { t } = useTranslation('desk')
  const isHere = useIsCurrentPath()
  const may = useMay()
  const badgeOf = useBadge()
  const { data } = useQuery({ ...overviewQuery, ...usePolled() })
  const counts = data ? countsIn(data) : {}
  const overview: NavItem = {
    label: t('nav.overview'),
    icon: 'home',
    to: <DeskLink to="/desk" />,
    current: !Object.keys(SECTIONS).some((section) => isHere(`/desk/${section}`)),
  }
  const place = (section: Section): NavItem => {
    const badge = badgeOf(counts[section])
    return {
      label: t(`nav.${section}`),
      ...((section === 'reports' || section === 'complaints') && {
        short: t(`nav.${section}-short`),
      }),
      icon: ICONS[section],
      to: <DeskLink to={`/desk/${section}`} />,
      current: isHere(`/desk/${section}`),
      ...(badge && { badge }),
    }
  }
  const [first = [], ...rest] = GROUPS.map((sections) =>
    sections.filter((section) => may(SECTIONS[section])).map(place),
  )
  const groups = [[overview, ...first], ...rest].filter((group) => group.length > 0)
  const all = groups.flat()
  return {
    groups,
    few: all.slice(0, FEW),
    others: all.slice(FEW).map(({ label, icon, to }) => ({ label, icon, to })),
  }
}

/** A count as a badge; nothing where nothing waits. */
function useBadge() {
  const { t } = useTranslation('desk')
  const numberOf = useCounted()
  return ({ count, tone = 'ember' }: Count = { count: 0 }) => {
    const text = badgeText(count)
    if (!text) return null
    const grave = tone === 'danger'
    return (
      <Badge
        // A mark as well: the colour of what is grave is close to that of the rest.
        text={grave ? `! ${text}` : text}
        tone={tone}
        label={t(grave ? 'nav.grave' : 'nav.waiting', { count, number: numberOf(count) })}
      />
    )
  }
}
