import { fill } from '#adapters/shared/fill.ts'
import { plain } from '#adapters/shared/plain.ts'
import { LINK_LIFE } from '#core/accounts/mail-links.ts'
import type { Letter, LetterKind } from '#core/notifications/letters.ts'
import type { Money } from '#core/shared/money.ts'
import { HOUR, type Instant, MINUTE } from '#core/shared/time.ts'
import type { Locale } from '#core/site/locales.ts'
import { type Catalogue, MAIL_CATALOGUES } from './catalogues.ts'

/** A letter's words, in the reader's language and in reading order. Plain text: nothing in it is HTML. */
export type Words = {
  readonly subject: string
  readonly greeting: string
  readonly lead: string
  /** What must be said of the profile that the letter is about. */
  readonly labels: readonly string[]
  readonly rows: readonly { readonly label: string; readonly value: string }[]
  readonly note: string
  readonly button: string
  readonly fallback: string
  readonly signOff: string
  readonly why: string
  readonly unsubscribe: string
}

/** Finds a letter's words. */
export function wordsOf(letter: Letter): Words {
  const catalogue = MAIL_CATALOGUES[letter.language]
  const facts = { site: plain(letter.site.name), ...spoken(letter), ...lifeOf(letter.kind) }
  const say = (key: keyof Catalogue): string => fill(catalogue[key], facts)
  return {
    subject: say(`${letter.kind}.subject`),
    greeting: say('greeting'),
    lead: say(`${letter.kind}.lead`),
    labels:
      'labels' in letter.facts ? letter.facts.labels.map((label) => say(`label.${label}`)) : [],
    rows: rowsOf(letter, say),
    note: say(`${letter.kind}.note`),
    button: say(`${letter.kind}.button`),
    fallback: say('fallback'),
    signOff: say('sign-off'),
    why: say('why'),
    unsubscribe: say('unsubscribe'),
  }
}

type Spoken = Readonly<Record<string, string | number>>

/** A letter's facts as they are spoken. */
function spoken({ facts, language }: Letter): Spoken {
  const name = plain(facts.name)
  if ('from' in facts) return { name, from: plain(facts.from) }
  if ('until' in facts) return { name, until: day(facts.until, language) }
  if ('credits' in facts) return { name, credits: facts.credits }
  return { name }
}

/** How long a letter's link works, in the measure its text speaks of. */
function lifeOf(kind: LetterKind): Spoken {
  if (kind === 'activate' || kind === 'change-mail') return { hours: LINK_LIFE[kind] / HOUR }
  return kind === 'reset' ? { minutes: LINK_LIFE.reset / MINUTE } : {}
}

function rowsOf(letter: Letter, say: (key: keyof Catalogue) => string): Words['rows'] {
  if (letter.kind !== 'receipt') return []
  const { order, credits, paid, at } = letter.facts
  return [
    { label: say('row.order'), value: order },
    { label: say('row.credits'), value: String(credits) },
    { label: say('row.paid'), value: price(paid, letter.language) },
    { label: say('row.date'), value: day(at, letter.language) },
  ]
}

const day = (at: Instant, locale: Locale): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(at)

function price({ amount, currency }: Money, locale: Locale): string {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency })
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2))
}
