import plans from './number-plans.json'

type Plan = { readonly code: string; readonly trunk: string; readonly national: RegExp }

const PLANS: readonly Plan[] = Object.values(plans.plans).map((plan) => {
  const [code = '', trunk = '', pattern = ''] = plan.split(' ')
  return { code, trunk: trunk === '-' ? '' : trunk, national: new RegExp(`^(?:${pattern})$`) }
})
const WITH_TRUNK = PLANS.filter(({ trunk }) => trunk !== '')
const WITHOUT = PLANS.filter(({ trunk }) => trunk === '')
const ABROAD = new RegExp(`^(?:${plans.codes.replaceAll(' ', '|')})\\d+$`)

/** Nobody is called with fewer, and no country has more (ITU E.164). */
const DIGITS = { fewest: 8, most: 15 } as const
const fits = ({ length }: string): boolean => length >= DIGITS.fewest && length <= DIGITS.most

/** Whether the digits after a plus are a number of some country. */
export const isInternational = (digits: string): boolean => fits(digits) && ABROAD.test(digits)

/** Whether digits that start with 0 are a number in one of our countries. */
export const isNational = (digits: string): boolean =>
  fits(digits) &&
  (WITH_TRUNK.some(({ national }) => national.test(digits.slice(1))) ||
    WITHOUT.some(({ national }) => national.test(digits)))

/** Whether digits are a number where numbers begin with no 0: nothing but the plan tells them from other numbers. */
export const isUnprefixed = (digits: string): boolean =>
  fits(digits) && WITHOUT.some(({ national }) => national.test(digits))

/** Whether digits are a number with the code of one of our countries, but without a plus. */
export const isUnsigned = (digits: string): boolean =>
  digits.length > 9 &&
  digits.length <= DIGITS.most &&
  PLANS.some(
    ({ code, trunk, national }) =>
      digits.startsWith(code) &&
      national.test(digits.slice(code.length).replace(trunk === '' ? '' : /^0/, '')),
  )

/** Whether digits are a number whose 0 was left out. */
export const isShortened = (digits: string): boolean =>
  digits.length === 9 && WITH_TRUNK.some(({ national }) => national.test(digits))
