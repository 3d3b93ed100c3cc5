import { amountIn } from '../money/typed-amount.ts'

/** What is sold, as an entry has it. */
type Bundle = {
  readonly id: string
  readonly credits: number
  readonly price: { readonly amount: number; readonly currency: string }
}

const isBundle = (value: unknown): value is Bundle =>
  typeof value === 'object' && value !== null && 'credits' in value && 'price' in value

const bundlesOf = (value: unknown): readonly Bundle[] =>
  Array.isArray(value) ? value.filter(isBundle) : []

/** Minor units in one unit of a currency. */
const unitsOf = (currency: string): number => amountIn('1', currency) ?? 100

/** Bundles as lines such as `25 19.99 EUR`; what could not be read is shown as it was typed. */
export function bundleLines(value: unknown): string {
  if (typeof value === 'string') return value
  return bundlesOf(value)
    .map(({ credits, price: { amount, currency } }) => {
      const units = unitsOf(currency)
      return `${credits} ${(amount / units).toFixed(Math.round(Math.log10(units)))} ${currency}`
    })
    .join('\n')
}

/** The bundles of lines, with the ids that they had; the text itself if a line is none. */
export function bundlesIn(typed: string, before: unknown): readonly Bundle[] | string | undefined {
  const lines = linesOf(typed)
  if (lines.length === 0) return undefined
  const known = bundlesOf(before)
  const bundles: Bundle[] = []
  for (const line of lines) {
    const [, credits, price = '', code = ''] = /^(\d{1,6})\s+(\S+)\s+([a-z]{3})$/i.exec(line) ?? []
    const currency = code.toUpperCase()
    const amount = credits === undefined ? null : amountIn(price, currency)
    if (amount === null) return typed
    const same = known.find(
      (one) => one.credits === Number(credits) && one.price.currency === currency,
    )
    const id = same?.id ?? `${currency.toLowerCase()}-${credits}`
    bundles.push({ id, credits: Number(credits), price: { amount, currency } })
  }
  return bundles
}

/** VAT by country as lines such as `NL 21` or `CH 8.1`. */
export function rateLines(value: unknown): string {
  if (typeof value === 'string') return value
  return Object.entries(value ?? {})
    .map(([country, rate]) => `${country} ${Number(rate) / 100}`)
    .join('\n')
}

/** The rates of lines, in hundredths of a percent; the text itself if a line is none. */
export function ratesIn(typed: string): Readonly<Record<string, number>> | string | undefined {
  const lines = linesOf(typed)
  if (lines.length === 0) return undefined
  const rates: Record<string, number> = {}
  for (const line of lines) {
    const [, country, percent = ''] =
      /^([a-z]{2})\s+(\d{1,2}(?:[.,]\d{1,2})?)\s*%?$/i.exec(line) ?? []
    if (country === undefined) return typed
    rates[country.toUpperCase()] = Math.round(Number(percent.replace(',', '.')) * 100)
  }
  return rates
}

const linesOf = (typed: string): readonly string[] =>
  typed
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
