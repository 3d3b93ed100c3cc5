import type { Account } from '../accounts/account.ts'
import type { Instant } from '../shared/time.ts'
import type { Settings } from '../site/settings.ts'
import type { HeldDiscount } from './held-discount.ts'
import { firstPurchaseDiscount } from './held-discount.ts'

/** Spec §9: what the welcome discount takes off where a site decides nothing else. */
export const WELCOME_PERCENTAGE = 25

/** What a site decides about the welcome discount. */
export type WelcomeTerms = Pick<Settings, 'welcomeWindow' | 'welcomePercentage'>

/** Spec §1: less for a first purchase, for as long after sign-up and by as much as the site says; `null` where it gives none. */
export const welcomeDiscount = (
  member: Account | null,
  { welcomeWindow, welcomePercentage }: WelcomeTerms,
  now: Instant,
): HeldDiscount | null =>
  welcomePercentage > 0
    ? firstPurchaseDiscount(
        {
          kind: 'welcome',
          code: `WELCOME${welcomePercentage}`,
          percentage: welcomePercentage,
          window: welcomeWindow,
        },
        member,
        now,
      )
    : null
