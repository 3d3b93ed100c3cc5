import type { Account } from '../accounts/account.ts'
import type { Instant } from '../shared/time.ts'
import type { Settings } from '../site/settings.ts'
import type { HeldDiscount } from './held-discount.ts'
import { TIME_BONUS, timeBonus } from './time-bonus.ts'
import { WELCOME, welcomeDiscount } from './welcome.ts'

/** Spec §4: the time bonus if the member has it, otherwise the welcome discount. */
export const activeDiscount = (
  member: Account | null,
  site: Pick<Settings, 'welcomeWindow'>,
  now: Instant,
): HeldDiscount | null => timeBonus(member, now) ?? welcomeDiscount(member, site, now)

/** Whether a code is one of the two that only a first purchase may use. */
export const isFirstPurchaseCode = (code: string): boolean =>
  [TIME_BONUS.code, WELCOME.code].some((known) => known === code.trim().toUpperCase())
