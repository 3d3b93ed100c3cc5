import type { i18n } from 'i18next'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import type { Money } from '#core/shared/money.ts'
import { useRegional } from '../locales/home-country.ts'
import { ownTimeZone, timeZoneOf } from './time-zone.ts'

/** Formats of amounts, numbers and dates in the member's language. */
export type Format = {
  readonly money: (money: Money) => string
  readonly number: (value: number) => string
  readonly percent: (percentage: number) => string
  /** What a discount takes off: "25%", or the amount of one without a percentage. */
  readonly off: (percentage: number, amount: Money | null) => string
  /** A day: "21 november 2026". */
  readonly date: (moment: string | number) => string
  /** A numeric date: "21-11-2026". */
  readonly shortDate: (moment: string | number) => string
  /** A time of day: "14:05". */
  readonly time: (moment: string | number) => string
  /** Date and time: "21 nov 2026, 14:05". */
  readonly moment: (moment: string | number) => string
  /** Relative time: "over 15 minuten". */
  readonly inTime: (seconds: number) => string
  /** A list: "a, b en c". */
  readonly list: (words: readonly string[]) => string
  readonly country: (code: string) => string
  /** The order of two texts in the language's alphabet. */
  readonly compare: (a: string, b: string) => number
}

/** Formats amounts in minor units of a currency. */
function amountFormat(locale: string, currency: string): (amount: number) => string {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency })
  const minorUnits = 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2)
  return (amount) => format.format(amount / minorUnits)
}

/** A duration in the largest suitable unit, rounded up. */
function inUnits(seconds: number): [count: number, unit: 'second' | 'minute' | 'hour' | 'day'] {
  if (seconds < 90) return [Math.ceil(seconds), 'second']
  if (seconds <= 90 * 60) return [Math.ceil(seconds / 60), 'minute']
  if (seconds <= 36 * 3600) return [Math.ceil(seconds / 3600), 'hour']
  return [Math.ceil(seconds / 86_400), 'day']
}

/** Lazy: pages without dates do not pay for a date format. */
function lazily<T>(make: () => T): () => T {
  let made: { readonly it: T } | null = null
  return () => {
    made ??= { it: make() }
    return made.it
  }
}

const known = new Map<string, Format>()

/** All locale-dependent formats; memoised, since lists use them in every row. */
export function formatIn(locale: string, timeZone?: string): Format {
  const key = `${locale} ${timeZone}`
  const format = known.get(key) ?? newFormat(locale, timeZone)
  known.set(key, format)
  return format
}

function newFormat(locale: string, timeZone?: string): Format {
  const amounts = new Map<string, (amount: number) => string>()
  const number = lazily(() => new Intl.NumberFormat(locale))
  const percent = lazily(
    () => new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }),
  )
  const relative = lazily(() => new Intl.RelativeTimeFormat(locale))
  const list = lazily(() => new Intl.ListFormat(locale, { type: 'conjunction' }))
  const countries = lazily(() => new Intl.DisplayNames(locale, { type: 'region' }))
  const collator = lazily(() => new Intl.Collator(locale))
  const inDates = (options: Intl.DateTimeFormatOptions) => {
    const format = lazily(
      () => new Intl.DateTimeFormat(locale, { ...options, ...(timeZone && { timeZone }) }),
    )
    return (moment: string | number) => format().format(new Date(moment))
  }
  const money = ({ amount, currency }: Money) => {
    const format = amounts.get(currency) ?? amountFormat(locale, currency)
    amounts.set(currency, format)
    return format(amount)
  }
  const inPercent = (percentage: number) => percent().format(percentage / 100)
  return {
    money,
    number: (value) => number().format(value),
    percent: inPercent,
    off: (percentage, amount) =>
      percentage === 0 && amount ? money(amount) : inPercent(percentage),
    date: inDates({ dateStyle: 'long' }),
    shortDate: inDates({ dateStyle: 'short' }),
    time: inDates({ timeStyle: 'short' }),
    moment: inDates({ dateStyle: 'medium', timeStyle: 'short' }),
    inTime: (seconds) => {
      const [count, unit] = inUnits(seconds)
      return relative().format(count, unit)
    },
    list: (words) => list().format(words),
    country: (code) => countries().of(code) ?? code,
    compare: (a, b) => collator().compare(a, b),
  }
}

/** Formats of the current language and country. */
export function useFormat(): Format {
  const { i18n } = useTranslation()
  return formatIn(useRegional(i18n), useTimeZone(i18n))
}

const never = () => () => undefined

/** The browser's time zone; during hydration, the server's. */
function useTimeZone(texts: i18n): string | undefined {
  const told = timeZoneOf(texts)
  return useSyncExternalStore(
    never,
    () => told && ownTimeZone(),
    () => told,
  )
}
