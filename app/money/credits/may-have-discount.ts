import { DAY, HOUR } from '#core/shared/time.ts'
import type { User } from '../../accounts/account/queries.ts'
import type { Settings } from '../../site/queries.ts'

type Buyer = Pick<User, 'has_bought' | 'signup_date' | 'now'>
type Seller = Pick<
  Settings,
  'payments' | 'time_bonus_hours' | 'time_bonus_percentage' | 'welcome_days' | 'welcome_percentage'
>

/** Whether a member may have a discount without a code: on a first purchase, for a while after signup. */
export function mayHaveDiscount(member: Buyer | null, site: Seller): boolean {
  if (!member || member.has_bought || site.payments === 'none') return false
  const welcome = site.welcome_percentage > 0 ? site.welcome_days * DAY : 0
  const bonus = site.time_bonus_percentage > 0 ? site.time_bonus_hours * HOUR : 0
  const until = Date.parse(member.signup_date) + Math.max(bonus, welcome)
  return until > Date.parse(member.now)
}
