import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { shownSitesQuery } from '../../accounts/account/shown-sites.ts'
import { useSendKey } from '../../chats/composer/use-send-key.ts'
import { settingsQuery } from '../../site/queries.ts'

const PARTS = [
  'notifications',
  'push',
  'quiet',
  'visibility',
  'sites',
  'consent',
  'blocked',
  'reports',
  'language',
  'writing',
  'email',
  'password',
  'sessions',
  'data',
  'leave',
] as const

/** A part of the settings, as addresses name it. */
export type SettingsPart = (typeof PARTS)[number]

/** The parts that this member has on this device, in the order of the page. */
export function useSettingsParts(): { readonly id: SettingsPart; readonly title: string }[] {
  const { t } = useTranslation(['settings', 'notices'])
  const { data: site } = useQuery(settingsQuery)
  const { data: sites } = useQuery(shownSitesQuery)
  const { choose } = useSendKey()
  const absent: Partial<Record<SettingsPart, boolean>> = {
    push: !site?.push_public_key,
    sites: sites !== undefined && sites.length < 2,
    writing: choose === null,
  }
  return PARTS.filter((id) => !absent[id]).map((id) => ({
    id,
    title: id === 'push' ? t('notices:push.here') : t(`${id}.title`),
  }))
}
