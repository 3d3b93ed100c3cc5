import { useQuery } from '@tanstack/react-query'
import { Link, useLocation, useNavigate } from '@tanstack/react-router'
import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Door, Doors } from '#ui/patterns/doors/doors.tsx'
import type { IconName } from '#ui/primitives/icon/icons.ts'
import { Page } from '#ui/primitives/layout/page.tsx'
import { Heading } from '#ui/primitives/text/heading.tsx'
import { type User, userQuery } from '../../accounts/account/queries.ts'
import { DOOR_NAMES, type DoorName, doorOf } from './doors.ts'
import { useDoorTitle } from './use-door-title.ts'
import { useDoorValues } from './use-door-values.ts'

const ICONS = {
  hear: 'bell',
  seen: 'show',
  language: 'language',
  'log-in': 'lock',
  blocks: 'block',
  data: 'download',
  leave: 'logout',
} as const satisfies Record<DoorName, IconName>

export type SettingsScreenProps = {
  /** Whether a door is open. */
  readonly open: boolean
  /** What is behind it. */
  readonly children: ReactNode
}

/** Seven doors, beside the open one where there is room; a phone shows one of the two. */
export function SettingsScreen(props: SettingsScreenProps) {
  const { data: user } = useQuery(userQuery)
  return user ? <Settings user={user} {...props} /> : null
}

function Settings({ user, open, children }: SettingsScreenProps & { readonly user: User }) {
  const { t } = useTranslation('settings')
  const titleOf = useDoorTitle()
  const values = useDoorValues(user)
  useOldAnchors(open)
  return (
    <Page>
      <Doors
        label={t('title')}
        open={open}
        head={
          <Heading level={open ? 2 : 1} size="xl">
            {t('title')}
          </Heading>
        }
        doors={DOOR_NAMES.map((door) => (
          <Door
            key={door}
            to={<Link to="/notifications/$door" params={{ door }} />}
            icon={ICONS[door]}
            title={titleOf(door)}
            value={values[door]}
          />
        ))}
      >
        {children}
      </Doors>
    </Page>
  )
}

/** Addresses of when the settings were one page (`/notifications#email`) lead behind the right door. */
function useOldAnchors(open: boolean): void {
  const navigate = useNavigate()
  const hash = useLocation({ select: (location) => location.hash })
  const door = open ? null : doorOf(hash)
  const follow = useEffectEvent((to: DoorName) => {
    void navigate({ to: '/notifications/$door', params: { door: to }, hash, replace: true })
  })
  useEffect(() => {
    if (door) follow(door)
  }, [door])
}
