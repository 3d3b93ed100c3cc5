import type { i18n } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { DoorName } from './doors.ts'

const TITLES = {
  hear: 'notifications.title',
  seen: 'visibility.title',
  language: 'door.language',
  'log-in': 'door.log-in',
  blocks: 'door.blocks',
  data: 'data.title',
  leave: 'leave.title',
} as const satisfies Record<DoorName, string>

/** A door's name for the browser's title; while the address is not read, that of the settings. */
export const doorTitle = (door: DoorName | undefined) => (texts: i18n) =>
  door === undefined ? texts.t('nav.settings') : texts.t(TITLES[door], { ns: 'settings' })

/** The doors' names. */
export function useDoorTitle(): (door: DoorName) => string {
  const { t } = useTranslation('settings')
  return (door) => t(TITLES[door])
}
