import { useTranslation } from 'react-i18next'
import { PHOTO_REFUSALS, type PhotoRefusal } from '#core/profiles/photo.ts'

const isKnown = (reason: string | null): reason is PhotoRefusal =>
  PHOTO_REFUSALS.some((known) => known === reason)

/** Why a photo was refused, and what to upload instead. */
export function useRefusalWords(): (reason: string | null) => string {
  const { t } = useTranslation('profile')
  return (reason) => t(isKnown(reason) ? `refused.${reason}` : 'refused.unknown')
}
