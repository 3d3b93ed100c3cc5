import { DEMO_BUNDLES } from '#adapters/sites/prices.ts'
import type { MemberId } from '#core/accounts/account.ts'
import { grant, sell, spend } from '#core/money/book.ts'
import type { Order } from '#core/money/order.ts'
import type { Ports, Stores } from '#core/ports.ts'
import { DAY, type Instant, MINUTE } from '#core/shared/time.ts'

/** The order that gave a premium viewer premium. */
export const FIRST_ORDER = '01934a00-0000-7000-8000-000000000010'
const SIGNUP_CREDITS = 5

type Wanted = {
  readonly member: MemberId
  readonly credits: number
  readonly premium: boolean
  /** When they became a member. */
  readonly joined: Instant
}

/** Sets a member's balance through ledger entries. */
export async function fillWallet(
  stores: Stores,
  { newId }: Pick<Ports, 'newId'>,
  { member, credits, premium, joined }: Wanted,
): Promise<void> {
  const at = (moment: Instant) => ({ now: () => moment, newId })
  const move = (amount: number, reference: string) => ({ member, amount, reference })
  const confirmed = at(joined + 5 * MINUTE)
  await grant(stores, confirmed, { ...move(SIGNUP_CREDITS, member), reason: 'signup' })
  let balance = SIGNUP_CREDITS
  if (premium) {
    const order = firstOrder(member, credits, joined + DAY)
    await stores.orders.add(order)
    await sell(stores, at(joined + DAY), move(order.credits, order.id))
    balance += order.credits
  } else if (credits > balance) {
    const gift = move(credits - balance, 'a gift of the house')
    await grant(stores, confirmed, { ...gift, reason: 'bonus' })
    balance = credits
  }
  for (let day = 2; balance > credits; day++) {
    const cost = Math.min(balance - credits, 20)
    await spend(stores, at(joined + day * DAY), {
      ...move(cost, `written on day ${day}`),
      reason: 'message',
    })
    balance -= cost
  }
}

function firstOrder(member: MemberId, credits: number, at: Instant): Order {
  const euros = DEMO_BUNDLES.filter(({ price }) => price.currency === 'EUR')
  const bundle = euros.find((each) => each.credits >= credits) ?? euros.at(-1)
  if (!bundle) throw new Error('the demo sells nothing')
  return {
    id: FIRST_ORDER,
    member,
    site: 'vonk',
    bundle: bundle.id,
    credits: Math.max(bundle.credits, credits),
    price: bundle.price,
    discount: null,
    total: bundle.price,
    country: 'NL',
    requestCountry: 'NL',
    vatRate: 2100,
    state: 'completed',
    placedAt: at,
    paidAt: at + MINUTE,
    settledAt: at + MINUTE,
    returned: 0,
    refundedCredits: 0,
    withdrawnAt: null,
    chargebacks: 0,
    chargedBackCredits: 0,
  }
}
