import type { Account } from '../../accounts/account.ts'
import type { Ports, Reads, Stores } from '../../ports.ts'
import { err, ok, type Result } from '../../shared/result.ts'
import { cleanPasted } from '../../shared/text.ts'
import type { Instant } from '../../shared/time.ts'
import { isCountry } from '../../site/countries.ts'
import type { DiscountCode } from '../discounts.ts'
import type { DiscountCodeError } from '../errors.ts'
import { type CodeTerms, codeText, wrongTerms } from './new-code.ts'

type Command = CodeTerms & {
  /** Client-made: idempotency key. */
  readonly id: string
}

type Refusal = DiscountCodeError | { readonly code: 'discount-code.taken' }

/** Makes a discount code that members can type from now on. Idempotent by its id; `whenNew` is done with it. */
export async function makeCode(
  { reads, atomically, sites, now }: Pick<Ports, 'reads' | 'atomically' | 'sites' | 'now'>,
  { id, ...terms }: Command,
  whenNew: (stores: Stores) => Promise<void> = async () => undefined,
): Promise<Result<DiscountCode, Refusal>> {
  const earlier = await reads.discounts.byCode(codeText(terms.code))
  const member = terms.member === null ? null : await memberOf(reads, terms.member)
  const code = codeOf(terms, member, { id, at: now() })
  if (earlier) return isSame(earlier, code) ? ok(earlier) : err({ code: 'discount-code.taken' })
  const settings = sites.all().map((site) => site.settings)
  const wrong = wrongTerms(terms, { sites: settings, member, now: now() })
  if (wrong) return err(wrong)
  return atomically(async (stores) => {
    if (!(await stores.discounts.add(code))) return err({ code: 'discount-code.taken' })
    await whenNew(stores)
    return ok(code)
  })
}

const memberOf = async ({ accounts }: Pick<Reads, 'accounts'>, text: string) => {
  const typed = cleanPasted(text)
  return (await accounts.byId(typed.toLowerCase())) ?? (await accounts.byEmail(typed))
}

const codeOf = (
  terms: CodeTerms,
  member: Account | null,
  made: { readonly id: string; readonly at: Instant },
): DiscountCode => ({
  code: codeText(terms.code),
  country: terms.country !== null && isCountry(terms.country) ? terms.country : null,
  member: member?.id ?? null,
  expires: terms.expires,
  percentage: terms.percentage ?? 0,
  amount: terms.amount ?? 0,
  currency: terms.currency,
  minimumOrderValue: terms.minimumOrderValue,
  status: 'active',
  validity: terms.validity,
  paymentMethods: terms.paymentMethods,
  made,
})

/** Whether it is what the same request made before, also if that code has ended since. */
const isSame = (earlier: DiscountCode, { made, ...code }: DiscountCode): boolean =>
  earlier.made?.id === made?.id &&
  Object.entries(code).every(
    ([name, value]) =>
      name === 'status' ||
      JSON.stringify(earlier[name as keyof DiscountCode]) === JSON.stringify(value),
  )

/** Ends a code that operators made: nobody gets its price any more, also not for an order that is tried again. */
export async function endCode(
  { atomically }: Pick<Ports, 'atomically'>,
  text: string,
): Promise<Result<null, { readonly code: 'discount-code.not-found' | 'discount-code.ended' }>> {
  return atomically(async ({ discounts }) => {
    const code = await discounts.byCode(codeText(text))
    if (!code?.made) return err({ code: 'discount-code.not-found' })
    return (await discounts.end(code.code)) ? ok(null) : err({ code: 'discount-code.ended' })
  })
}
