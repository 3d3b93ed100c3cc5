import type { Account } from '../../accounts/account.ts'
import { cleanPasted } from '../../shared/text.ts'
import type { Instant } from '../../shared/time.ts'
import { isCountry } from '../../site/countries.ts'
import type { Settings } from '../../site/settings.ts'
import type { DiscountCode } from '../discounts.ts'
import type { DiscountCodeError, DiscountCodeProblem } from '../errors.ts'
import { isFirstPurchaseCode } from '../first-purchase-discount.ts'
import { isPaymentMethod } from '../orders/payment-methods.ts'

/** What an operator fills in; what does not apply is `null` or empty. */
export type CodeTerms = {
  readonly code: string
  readonly percentage: number | null
  /** In minor units of the currency. */
  readonly amount: number | null
  readonly currency: string | null
  /** In minor units; 0 is none. */
  readonly minimumOrderValue: number
  readonly country: string | null
  /** An id, or a whole email address. */
  readonly member: string | null
  readonly expires: Instant | null
  readonly validity: DiscountCode['validity']
  readonly paymentMethods: readonly string[]
}

/** How a code is written: it is typed over from a mail, so without look-alike signs between its letters. */
const CODE = /^[A-Z0-9](?:[A-Z0-9-]{1,28})[A-Z0-9]$/

/** Codes that a rule of the site gives to members by itself begin so. */
const RESERVED = /^STAY-/

/** The smallest and largest percentage. */
export const CODE_PERCENTAGE = { least: 1, most: 90 } as const

/** More than any bundle costs, in minor units. */
export const CODE_AMOUNT = 1_000_000

/** The one way in which a code is written. */
export const codeText = (typed: string): string => cleanPasted(typed).toUpperCase()

type Context = {
  readonly sites: readonly Pick<Settings, 'bundles' | 'countries'>[]
  /** Whom it is for, if the terms name somebody who exists. */
  readonly member: Account | null
  readonly now: Instant
}

/** What is wrong with the terms, the first field first; `null` if nothing. */
export function wrongTerms(terms: CodeTerms, context: Context): DiscountCodeError | null {
  const problems: readonly (readonly [DiscountCodeError['field'], DiscountCodeProblem | null])[] = [
    ['code', codeProblem(codeText(terms.code))],
    ['percentage', percentageProblem(terms)],
    ['amount', amountProblem(terms)],
    ['currency', currencyProblem(terms, context)],
    ['minimum', minimumProblem(terms)],
    ['country', countryProblem(terms, context)],
    ['member', terms.member !== null && !context.member ? 'unknown' : null],
    ['expires', terms.expires !== null && terms.expires <= context.now ? 'past' : null],
    ['methods', terms.paymentMethods.every(isPaymentMethod) ? null : 'unknown'],
  ]
  for (const [field, problem] of problems)
    if (problem !== null) return { code: 'discount-code.invalid', field, problem }
  return null
}

function codeProblem(code: string): DiscountCodeProblem | null {
  if (code === '') return 'missing'
  if (!CODE.test(code)) return 'unreadable'
  return isFirstPurchaseCode(code) || RESERVED.test(code) ? 'reserved' : null
}

function percentageProblem({ percentage, amount }: CodeTerms): DiscountCodeProblem | null {
  if (percentage === null) return amount === null ? 'missing' : null
  if (amount !== null) return 'both'
  const { least, most } = CODE_PERCENTAGE
  return percentage < least || percentage > most ? 'out-of-range' : null
}

const amountProblem = ({ amount }: CodeTerms): DiscountCodeProblem | null =>
  amount !== null && (amount < 1 || amount > CODE_AMOUNT) ? 'out-of-range' : null

function currencyProblem(
  { currency, amount, minimumOrderValue }: CodeTerms,
  { sites }: Context,
): DiscountCodeProblem | null {
  // An amount is of a currency, and so is the least that must be bought.
  if (currency === null) return amount !== null || minimumOrderValue > 0 ? 'missing' : null
  const sold = sites.flatMap(({ bundles }) => bundles.map(({ price }) => price.currency))
  return sold.includes(currency) ? null : 'unknown'
}

function minimumProblem({ amount, minimumOrderValue }: CodeTerms): DiscountCodeProblem | null {
  if (minimumOrderValue < 0 || minimumOrderValue > CODE_AMOUNT) return 'out-of-range'
  // An order that costs next to nothing is refused by its provider.
  return amount !== null && minimumOrderValue < 2 * amount ? 'too-low' : null
}

const countryProblem = ({ country }: CodeTerms, { sites }: Context): DiscountCodeProblem | null => {
  if (country === null) return null
  const known = isCountry(country) && sites.some(({ countries }) => countries.includes(country))
  return known ? null : 'unknown'
}
