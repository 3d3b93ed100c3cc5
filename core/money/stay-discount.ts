import type { Account, MemberId } from '../accounts/account.ts'
import type { Ports, Reads } from '../ports.ts'
import { ok } from '../shared/result.ts'
import { DAY, type Instant, type Millis } from '../shared/time.ts'
import type { Company } from '../site/settings.ts'
import { checkFor } from './discounts/wished-discount.ts'
import type { DiscountCode } from './discounts.ts'
import { hasBought, TIME_BONUS } from './first-purchase-discount.ts'

/** Validity of the discount for staying. */
const STAY_WINDOW: Millis = 30 * DAY

/** The short code, and a long one where it is another's: client-made ids may end alike. */
const codesFor = (member: MemberId): readonly [short: string, long: string] => {
  const id = member.replaceAll('-', '').toUpperCase()
  return [`STAY-${id.slice(-10)}`, `STAY-${id}`]
}

type Discounts = Pick<Reads['discounts'], 'byCode'>

/** The discount that a member was given before; `null` if none. */
async function givenDiscount(discounts: Discounts, member: MemberId): Promise<DiscountCode | null> {
  for (const code of codesFor(member)) {
    const given = await discounts.byCode(code)
    if (given?.member === member) return given
  }
  return null
}

async function freeCode(discounts: Discounts, member: MemberId): Promise<string> {
  const [short, long] = codesFor(member)
  return (await discounts.byCode(short)) ? long : short
}

type Command = { readonly member: MemberId; readonly company: Pick<Company, 'deleteDiscount'> }

/** How long the offer is valid after starting to delete the account. */
const LEAVING: Millis = DAY

/** As long as the spec's time bonus, whatever the site's: nobody signs up in order to be asked to stay. */
const NEW_FOR: Millis = TIME_BONUS.window

/** Whether a member qualifies: no longer new, or bought something. */
const isSettled = (account: Account, now: Instant): boolean =>
  hasBought(account) || now >= account.signedUpAt + NEW_FOR

/**
 * Percentage offered for staying: none if used before, for new members, or where nothing can be bought. A code that
 * was given and not used is shown again.
 */
export async function stayOffer(
  { reads, payments, now }: Pick<Ports, 'reads' | 'payments' | 'now'>,
  { member, company }: Command,
): Promise<number> {
  const account = await reads.accounts.byId(member)
  if (payments === 'none' || !account || !isSettled(account, now())) return 0
  const given = await givenDiscount(reads.discounts, member)
  if (!given) return company.deleteDiscount
  return (await isUsable(reads, given, account, now())) ? given.percentage : 0
}

async function isUsable(
  reads: Reads,
  given: DiscountCode,
  account: Account,
  now: Instant,
): Promise<boolean> {
  return (await checkFor(reads, given, { account, price: null, method: null }, now)).ok
}

/** The discount for staying that a member was given and can still use; `null` if none. */
export async function heldStayDiscount(
  { reads, payments, now }: Pick<Ports, 'reads' | 'payments' | 'now'>,
  account: Account,
): Promise<DiscountCode | null> {
  if (payments === 'none') return null
  const given = await givenDiscount(reads.discounts, account.id)
  return given && (await isUsable(reads, given, account, now())) ? given : null
}

/**
 * Grants the discount for staying instead of leaving: once per member, and idempotent (a repeat returns the same
 * code). `null` for members who are not leaving, and on sites without the offer.
 */
export async function giveStayDiscount(
  { atomically, payments, now }: Pick<Ports, 'atomically' | 'payments' | 'now'>,
  { member, company: { deleteDiscount } }: Command,
): Promise<DiscountCode | null> {
  if (payments === 'none' || deleteDiscount <= 0) return null
  const given = await atomically(async ({ accounts, discounts }) => {
    // Locked, so that of two concurrent requests the second finds the first one's code.
    const account = await accounts.lock(member)
    const earlier = await givenDiscount(discounts, member)
    if (earlier) return ok(earlier)
    const leaving = account?.leavingAt != null && now() - account.leavingAt < LEAVING
    if (!leaving || !isSettled(account, now())) return ok(null)
    const fresh: DiscountCode = {
      code: await freeCode(discounts, member),
      member,
      percentage: deleteDiscount,
      expires: now() + STAY_WINDOW,
      country: null,
      currency: null,
      minimumOrderValue: 0,
      status: 'active',
      validity: 'once-per-user',
      paymentMethods: [],
      amount: 0,
      made: null,
    }
    if (!(await discounts.add(fresh))) throw new Error('a free code was taken')
    await accounts.save({ ...account, leavingAt: null })
    return ok(fresh)
  })
  return given.value
}
