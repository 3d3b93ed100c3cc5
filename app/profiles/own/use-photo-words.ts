import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { PHOTO_REFUSALS, type PhotoRefusal } from '#core/profiles/photo.ts'
import { settingsQuery } from '../../site/queries.ts'

const isKnown = (reason: string | null): reason is PhotoRefusal =>
  PHOTO_REFUSALS.some((known) => known === reason)

/** Why a photo was refused, and what to upload instead. */
export function useRefusalWords(): (reason: string | null) => string {
  const { t } = useTranslation('profile')
  return (reason) => t(isKnown(reason) ? `refused.${reason}` : 'refused.unknown')
}

/** Says that a photo is being checked: in a demo by a script. */
export function useInspectionWords(): string {
  const { t } = useTranslation('profile')
  const { data: settings } = useQuery(settingsQuery)
  return t(settings?.payments === 'demo' ? 'photos.inspection-demo' : 'photos.inspection')
}
