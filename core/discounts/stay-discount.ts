import type { MemberId } from '../accounts/account.ts'
import type { Ports } from '../ports.ts'
import { ok } from '../shared/result.ts'
import { DAY, type Millis } from '../shared/time.ts'
import type { Company } from '../site/settings.ts'
import type { DiscountCode } from './discount.ts'

/** How long somebody who stayed has to use it. */
const STAY_WINDOW: Millis = 30 * DAY

const codeFor = (member: MemberId): string =>
  `STAY-${member.replaceAll('-', '').slice(-10).toUpperCase()}`

type Command = { readonly member: MemberId; readonly company: Pick<Company, 'deleteDiscount'> }

/** The code that a member took for staying; `null` when they never did. */
export const stayDiscountOf = (
  { reads }: Pick<Ports, 'reads'>,
  member: MemberId,
): Promise<DiscountCode | null> => reads.discounts.byCode(codeFor(member))

/**
 * Gives a member who stays the discount that was offered instead of leaving: once in their life here, so
 * asking again answers the same code. `null` where the site offers none.
 */
export async function giveStayDiscount(
  { atomically, now }: Pick<Ports, 'atomically' | 'now'>,
  { member, company: { deleteDiscount } }: Command,
): Promise<DiscountCode | null> {
  if (deleteDiscount <= 0) return null
  const code = codeFor(member)
  const given = await atomically(async ({ accounts, discounts }) => {
    // Held, so that of two askings at once the second finds what the first gave.
    await accounts.hold(member)
    const earlier = await discounts.byCode(code)
    if (earlier) return ok(earlier)
    const fresh: DiscountCode = {
      code,
      member,
      percentage: deleteDiscount,
      expires: now() + STAY_WINDOW,
      country: null,
      currency: null,
      minimumOrderValue: 0,
      status: 'active',
      validity: 'once-per-user',
      paymentMethods: [],
    }
    await discounts.add(fresh)
    return ok(fresh)
  })
  return given.value
}
