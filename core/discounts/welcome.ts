import type { Account } from '../accounts/account.ts'
import type { Instant } from '../shared/time.ts'
import type { Settings } from '../site/settings.ts'
import type { HeldDiscount } from './held-discount.ts'
import { firstPurchaseDiscount } from './held-discount.ts'

/** Spec §1 and §9: a quarter off a first purchase, for as long after sign-up as the site says. */
export const WELCOME = { kind: 'welcome', code: 'WELCOME25', percentage: 25 } as const

/** The welcome discount a member holds at `now`; `null` to a visitor, to a premium member, and when it is too late. */
export const welcomeDiscount = (
  member: Account | null,
  { welcomeWindow }: Pick<Settings, 'welcomeWindow'>,
  now: Instant,
): HeldDiscount | null => firstPurchaseDiscount({ ...WELCOME, window: welcomeWindow }, member, now)
