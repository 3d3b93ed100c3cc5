import type { Instant } from '../shared/time.ts'
import type { Company } from './settings.ts'

/** Spec §9: the terms' version date where the company is not younger. */
const TERMS_SINCE: Instant = Date.UTC(2023, 11, 1, 12)

/** Spec §9: the date of the terms: 1 December 2023, or the day the company was added if that is later. */
export function termsVersion({ added }: Pick<Company, 'added'>): Instant {
  const founded = Date.parse(added)
  return founded > TERMS_SINCE ? founded : TERMS_SINCE
}

/** Spec §9: a support phone's number as a phone dials it, without dashes and spaces. */
export const dialled = (phone: string): string => phone.replace(/[\s-]/g, '')
