import { writtenMoney } from '#adapters/shared/money.ts'
import type { Letter } from '#core/notifications/letters.ts'
import type { Money } from '#core/shared/money.ts'
import type { Instant } from '#core/shared/time.ts'
import { regionalTag } from '#core/site/countries.ts'
import { defaultTimeZone } from '#core/site/time-zones.ts'

/** Whom amounts and dates are written for. */
export type Reader = Pick<Letter, 'language' | 'country' | 'timeZone'>

const tagOf = ({ language, country }: Reader): string => regionalTag(language, country)

const zoneOf = (reader: Reader): string => reader.timeZone ?? defaultTimeZone(reader)

export const day = (at: Instant, reader: Reader): string =>
  new Intl.DateTimeFormat(tagOf(reader), {
    dateStyle: 'long',
    timeZone: zoneOf(reader),
  }).format(at)

/** Date and time in the reader's time zone, with its short name: the mail may be read elsewhere. */
export const moment = (at: Instant, reader: Reader): string =>
  new Intl.DateTimeFormat(tagOf(reader), {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: zoneOf(reader),
    timeZoneName: 'short',
  }).format(at)

export const price = (money: Money, reader: Reader): string => writtenMoney(money, tagOf(reader))

export const percent = (share: number, reader: Reader): string =>
  new Intl.NumberFormat(tagOf(reader), { style: 'percent', maximumFractionDigits: 2 }).format(share)

export const country = (code: string, reader: Reader): string =>
  new Intl.DisplayNames(tagOf(reader), { type: 'region' }).of(code) ?? code
