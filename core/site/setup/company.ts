import type { Instant } from '../../shared/time.ts'
import type { Company } from '../settings.ts'

/** Spec §9: minimum date of the terms' version. */
const TERMS_SINCE: Instant = Date.UTC(2023, 11, 1, 12)

/** Spec §9: the date of the terms: 1 December 2023, or the day the company was added if that is later. */
export function termsVersion({ added }: Pick<Company, 'added'>): Instant {
  const founded = Date.parse(added)
  return founded > TERMS_SINCE ? founded : TERMS_SINCE
}

/** Spec §9: a support phone number for a `tel:` link, without dashes and spaces. */
export const telNumber = (phone: string): string => phone.replace(/[\s-]/g, '')
