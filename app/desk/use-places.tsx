import { useTranslation } from 'react-i18next'
import type { NavItem } from '#ui/patterns/top-bar/nav-item.ts'
import type { MenuItem } from '#ui/primitives/menu/menu.tsx'
import { useIsCurrentPath } from '../shared/use-is-current-path.ts'
import { DeskLink } from './desk-link.tsx'

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
  const photos = place('photos', 'photo')
  const reports = place('reports', 'report')
  const complaints = place('complaints', 'mail')
  const members = place('members', 'people')
  const rest = [
    place('operation', 'working'),
    place('campaigns', 'send'),
    place('actions', 'receipt'),
  ]
  return {
    groups: [[overview, photos, reports, complaints], [members], rest],
    few: [overview, photos, reports, complaints, members],
    others: rest.map(({ label, icon, to }) => ({ label, icon, to })),
  }
}

const SECTIONS = [
  'photos',
  'reports',
  'complaints',
  'members',
  'operation',
  'campaigns',
  'actions',
] as const
type Section = (typeof SECTIONS)[number]
