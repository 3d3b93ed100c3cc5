import { useTranslation } from 'react-i18next'
import { useRegional } from '../../locales/home-country.ts'
import { useDistance } from '../../shared/use-distance.ts'
import { formatIn } from '../../shared/use-format.ts'
import type { MemberCard } from './queries.ts'

type Lock = 'login' | 'premium' | 'privacy'

/** Texts of a member's card and page. */
export type MemberWords = {
  /** Place, as coarse as shown: "Utrecht, binnen 25 km". */
  readonly place: (card: Pick<MemberCard, 'country' | 'region' | 'distance'>) => string
  /** Why a photo is blurred, short. */
  readonly lock: (lock: Lock) => string
  /** The same at length, for a number of photos. */
  readonly lockAtLength: (
    lock: Lock,
    of: { readonly name: string; readonly count: number },
  ) => string
}

/** Texts of members in the current language. */
export function useMemberWords(): MemberWords {
  const { t, i18n } = useTranslation('members')
  // No times here, so the time zone does not matter.
  const { country: countryName } = formatIn(useRegional(i18n))
  const inWords = useDistance()
  return {
    place: ({ country, region, distance }) => {
      const place = region || countryName(country)
      return distance === null ? place : t('place.within', { place, distance: inWords(distance) })
    },
    lock: (lock) => t(`lock.${lock}`),
    lockAtLength: (lock, { name, count }) =>
      lock === 'privacy'
        ? t('lock.privacy-long', { name })
        : t(`lock.${lock}-long`, { name, count }),
  }
}
