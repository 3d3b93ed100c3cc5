import type { Account } from '../accounts/account.ts'
import type { Instant } from '../shared/time.ts'
import type { Settings } from '../site/settings.ts'
import type { FirstPurchaseDiscount } from './first-purchase-discount.ts'
import { firstPurchaseDiscount } from './first-purchase-discount.ts'

/** Spec §9: default percentage of the welcome discount. */
export const WELCOME_PERCENTAGE = 25

/** A site's settings of the welcome discount. */
export type WelcomeTerms = Pick<Settings, 'welcomeWindow' | 'welcomePercentage'>

/** Spec §1: discount on a first purchase, with the site's duration and percentage; `null` if the site has none. */
export const welcomeDiscount = (
  member: Account | null,
  { welcomeWindow, welcomePercentage }: WelcomeTerms,
  now: Instant,
): FirstPurchaseDiscount | null =>
  firstPurchaseDiscount(
    { kind: 'welcome', percentage: welcomePercentage, window: welcomeWindow },
    member,
    now,
  )
