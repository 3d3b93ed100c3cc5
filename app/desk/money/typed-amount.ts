/** More than this is no price. */
const MOST = 10_000

/** Fraction digits of a currency. */
const digitsOf = (currency: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions()
    .maximumFractionDigits ?? 2

/** A typed amount in minor units: "5", "5,00", "€ 1.250,50"; `null` if it is none. */
export function amountIn(typed: string, currency: string): number | null {
  const text = typed.replace(/[\s\p{Sc}]/gu, '')
  const digits = digitsOf(currency)
  const [, whole, fraction = ''] = /^(\d+)(?:[.,](\d+))?$/.exec(text) ?? []
  if (whole === undefined || fraction.length > digits || Number(whole) > MOST) return null
  return Number(whole) * 10 ** digits + Number(fraction.padEnd(digits, '0') || 0)
}
