import type { i18n } from 'i18next'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import type { Money } from '#core/shared/money.ts'
import { useRegional } from '../locales/home-country.ts'
import { ownTimeZone, timeZoneOf } from './time-zone.ts'

/** Amounts, numbers and moments as the member's language writes them. */
export type Format = {
  readonly money: (money: Money) => string
  readonly number: (value: number) => string
  readonly percent: (percentage: number) => string
  /** A day: "21 november 2026". */
  readonly date: (moment: string | number) => string
  /** A day in figures: "21-11-2026". */
  readonly shortDate: (moment: string | number) => string
  /** The time of a day: "14:05". */
  readonly time: (moment: string | number) => string
  /** A day with its time: "21 nov 2026, 14:05". */
  readonly moment: (moment: string | number) => string
  /** How long from now: "over 15 minuten". */
  readonly inTime: (seconds: number) => string
  /** Words as a list: "a, b en c". */
  readonly list: (words: readonly string[]) => string
  readonly country: (code: string) => string
}

/** How many of a currency's minor units make one of it. */
const minorUnits = (currency: string) =>
  10 **
  (new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions()
    .maximumFractionDigits ?? 2)

/** A length of time in the largest unit that tells it well enough, rounded up: nobody comes back too early. */
function inUnits(seconds: number): [count: number, unit: 'second' | 'minute' | 'hour' | 'day'] {
  if (seconds < 90) return [Math.ceil(seconds), 'second']
  if (seconds <= 90 * 60) return [Math.ceil(seconds / 60), 'minute']
  if (seconds <= 36 * 3600) return [Math.ceil(seconds / 3600), 'hour']
  return [Math.ceil(seconds / 86_400), 'day']
}

/** Everything that is written differently from one language to the next. */
export function formatIn(locale: string, timeZone?: string): Format {
  const number = new Intl.NumberFormat(locale)
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 })
  const relative = new Intl.RelativeTimeFormat(locale)
  const list = new Intl.ListFormat(locale, { type: 'conjunction' })
  const countries = new Intl.DisplayNames(locale, { type: 'region' })
  const inDates = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(locale, { ...options, ...(timeZone && { timeZone }) })
    return (moment: string | number) => format.format(new Date(moment))
  }
  return {
    money: ({ amount, currency }) =>
      new Intl.NumberFormat(locale, { style: 'currency', currency }).format(
        amount / minorUnits(currency),
      ),
    number: (value) => number.format(value),
    percent: (percentage) => percent.format(percentage / 100),
    date: inDates({ dateStyle: 'long' }),
    shortDate: inDates({ dateStyle: 'short' }),
    time: inDates({ timeStyle: 'short' }),
    moment: inDates({ dateStyle: 'medium', timeStyle: 'short' }),
    inTime: (seconds) => {
      const [count, unit] = inUnits(seconds)
      return relative.format(count, unit)
    },
    list: (words) => list.format(words),
    country: (code) => countries.of(code) ?? code,
  }
}

/** The formats of the language the app speaks now, as the chosen country writes them. */
export function useFormat(): Format {
  const { i18n } = useTranslation()
  return formatIn(useRegional(i18n), useTimeZone(i18n))
}

const never = () => () => undefined

/** The browser's own time zone; while a rendered page is taken over, the one the server told it in. */
function useTimeZone(texts: i18n): string | undefined {
  const told = timeZoneOf(texts)
  return useSyncExternalStore(
    never,
    () => told && ownTimeZone(),
    () => told,
  )
}
