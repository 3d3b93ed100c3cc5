import { useTranslation } from 'react-i18next'
import { useFormat } from '../shared/use-format.ts'
import type { MemberCard } from './queries.ts'

type Lock = 'login' | 'premium' | 'privacy'

/** What is said of a member in lists and on their page. */
export type MemberWords = {
  /** Where they live, no closer than they tell: "Utrecht, binnen 25 km". */
  readonly place: (card: Pick<MemberCard, 'country' | 'region' | 'distance'>) => string
  /** Why a photo shows as a blur, in a few words. */
  readonly lock: (lock: Lock) => string
  /** The same, at length. */
  readonly lockAtLength: (lock: Lock, name: string) => string
}

/** The words for members, in the language the app speaks now. */
export function useMemberWords(): MemberWords {
  const { t } = useTranslation('members')
  const { country: countryName } = useFormat()
  return {
    place: ({ country, region, distance }) => {
      const place = region || countryName(country)
      return distance === null ? place : t('place.within', { place, distance })
    },
    lock: (lock) => t(`lock.${lock}`),
    lockAtLength: (lock, name) => t(`lock.${lock}-long`, { name }),
  }
}
