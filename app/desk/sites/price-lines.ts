import { COUNTRIES } from '#core/site/countries.ts'
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

/** A line that cannot be read, by its number from 1, and what is wrong with it. */
type LineFault = { readonly line: number; readonly fault: 'wrong-kind' | 'twice' }

type Bought = { readonly credits: number; readonly amount: number; readonly currency: string }

function bundleIn(line: string): Bought | null {
  const [, credits, price = '', code = ''] = /^(\d{1,6})\s+(\S+)\s+([a-z]{3})$/i.exec(line) ?? []
  const currency = code.toUpperCase()
  const amount = credits === undefined ? null : amountIn(price, currency)
  return amount === null ? null : { credits: Number(credits), amount, currency }
}

/** The bundles of lines, with the ids that they had; the text itself if a line is none. */
export function bundlesIn(typed: string, before: unknown): readonly Bundle[] | string | undefined {
  const lines = linesOf(typed)
  if (lines.length === 0) return undefined
  const known = bundlesOf(before)
  const bundles: Bundle[] = []
  for (const line of lines) {
    const read = bundleIn(line)
    if (!read) return typed
    const { credits, amount, currency } = read
    const same = known.find((one) => one.credits === credits && one.price.currency === currency)
    const id = same?.id ?? `${currency.toLowerCase()}-${credits}`
    bundles.push({ id, credits, price: { amount, currency } })
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

function rateIn(line: string): { readonly country: string; readonly rate: number } | null {
  const [, code = '', percent = ''] =
    /^([a-z]{2})\s+(\d{1,2}(?:[.,]\d{1,2})?)\s*%?$/i.exec(line) ?? []
  const country = COUNTRIES.find((one) => one === code.toUpperCase())
  return country ? { country, rate: Math.round(Number(percent.replace(',', '.')) * 100) } : null
}

/** The lines of a typed list that keep it from being read. */
export function lineFaults(kind: 'bundles' | 'rates', typed: string): readonly LineFault[] {
  const seen = new Set<string>()
  return linesOf(typed).flatMap((text, at): readonly LineFault[] => {
    const line = at + 1
    if (kind === 'bundles') return bundleIn(text) ? [] : [{ line, fault: 'wrong-kind' }]
    const read = rateIn(text)
    if (!read) return [{ line, fault: 'wrong-kind' }]
    if (seen.has(read.country)) return [{ line, fault: 'twice' }]
    seen.add(read.country)
    return []
  })
}

/** The rates of lines, in hundredths of a percent; the text itself if a line is none. */
export function ratesIn(typed: string): Readonly<Record<string, number>> | string | undefined {
  const lines = linesOf(typed)
  if (lines.length === 0) return undefined
  const rates: Record<string, number> = {}
  for (const line of lines) {
    const read = rateIn(line)
    // Of a country that is there twice one rate would go unseen.
    if (!read || read.country in rates) return typed
    rates[read.country] = read.rate
  }
  return rates
}

const linesOf = (typed: string): readonly string[] =>
  typed
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
