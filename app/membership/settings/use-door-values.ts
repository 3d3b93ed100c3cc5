import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { gravestOf, NOTIFICATION_KINDS } from '#core/accounts/account.ts'
import { useHydrated } from '#ui/primitives/layout/use-hydrated.ts'
import { ownName } from '../../accounts/account/own-name.ts'
import type { User } from '../../accounts/account/queries.ts'
import { useSendKey } from '../../chats/composer/use-send-key.ts'
import { usePushState } from '../../notifications/push/use-push-state.ts'
import { blockedQuery } from '../../profiles/members/queries.ts'
import { reportsQuery } from '../../safety/reports/queries.ts'
import { useFormat } from '../../shared/use-format.ts'
import type { DoorName } from './doors.ts'
import { sessionsQuery } from './queries.ts'

const joined = (...parts: readonly (string | false | undefined)[]) =>
  parts.filter(Boolean).join(' · ')

/** How things stand behind each door, in words; '' while that is not known. */
export function useDoorValues(user: User): Readonly<Record<DoorName, string>> {
  const { t } = useTranslation('settings')
  return {
    hear: useHeard(user),
    seen: useSeen(user),
    language: useLanguageAndKeys(user),
    'log-in': useLogin(user),
    blocks: useBlocks(),
    data: t('now.data'),
    leave: t('now.leave'),
  }
}

function useHeard(user: User): string {
  const { t } = useTranslation(['settings', 'notices'])
  const format = useFormat()
  const known = usePushState(user.id)
  // The server knows no browser: a part that hydrates late would begin with other words.
  const push = useHydrated() ? known : null
  const trouble = gravestOf(user.notifications_disabled)
  const wanted = NOTIFICATION_KINDS.filter((kind) => !user.notifications_off.includes(kind))
  const counts = {
    on: format.number(wanted.length),
    all: format.number(NOTIFICATION_KINDS.length),
  }
  return joined(
    trouble ? t(`notices:trouble.${trouble}.title`) : t('now.kinds', counts),
    push !== null && t(push === 'subscribed' ? 'now.device-on' : 'now.device-off'),
  )
}

function useSeen({ invisible, privacy, profile }: User): string {
  const { t } = useTranslation('settings')
  const found = profile.sexuality === null ? t('now.unlisted') : t('now.found')
  return joined(invisible ? t('visibility.invisible') : found, privacy && t('now.private'))
}

function useLanguageAndKeys(user: User): string {
  const { t } = useTranslation('settings')
  const { key, choose, modifier } = useSendKey()
  const named = t(`writing.${key}`, { modifier })
  return joined(ownName(user.language), choose !== null && t('now.key', { key: named }))
}

function useLogin({ email, status }: User): string {
  const { t } = useTranslation('settings')
  const { data: sessions } = useQuery(sessionsQuery)
  return joined(
    email,
    status === 'not_confirmed' && t('now.unconfirmed'),
    sessions && t('now.devices', { count: sessions.length }),
  )
}

function useBlocks(): string {
  const { t } = useTranslation('settings')
  const { data: blocked } = useQuery(blockedQuery)
  const { data: reports } = useQuery(reportsQuery)
  if (!blocked) return ''
  return joined(
    blocked.length === 0 ? t('now.nobody') : t('now.blocked', { count: blocked.length }),
    reports && reports.length > 0 && t('now.reports', { count: reports.length }),
  )
}
