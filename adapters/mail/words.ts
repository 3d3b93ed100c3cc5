import { fill } from '#adapters/shared/fill.ts'
import { plain } from '#adapters/shared/plain.ts'
import { LINK_LIFE } from '#core/accounts/mail-links.ts'
import type { Letter, LetterKind, Unread } from '#core/notifications/letters.ts'
import { HOUR, MINUTE } from '#core/shared/time.ts'
import { type Catalogue, MAIL_CATALOGUES } from './catalogues.ts'
import { day, price } from './formats.ts'
import { type Row, rowsOf, type Say } from './rows.ts'

/** A letter's words, in the reader's language and in reading order. Plain text: nothing in it is HTML. */
export type Words = {
  readonly subject: string
  readonly greeting: string
  readonly lead: string
  /** What must be said of the profile that the letter is about. */
  readonly labels: readonly string[]
  readonly rows: readonly Row[]
  readonly note: string
  readonly button: string
  readonly fallback: string
  readonly signOff: string
  readonly why: string
  readonly unsubscribe: string
}

/** Why somebody gets a letter that has nothing to do with an account. */
const WHY: Readonly<Partial<Record<LetterKind, keyof Catalogue>>> = {
  complaint: 'why-complaint',
  'complaint-desk': 'why-desk',
}

/** Finds a letter's words. */
export function wordsOf(letter: Letter): Words {
  const catalogue = MAIL_CATALOGUES[letter.language]
  const facts = { site: plain(letter.site.name), ...spoken(letter), ...lifeOf(letter.kind) }
  const say: Say = (key, more = {}) => fill(catalogue[key], { ...facts, ...more })
  return {
    subject: say(`${letter.kind}.subject`),
    greeting: say(letter.facts.name === '' ? 'greeting-anyone' : 'greeting'),
    lead: say(`${letter.kind}.lead`),
    labels: peopleIn(letter).flatMap(({ from, labels }) =>
      labels.map((label) => say(`label.${label}`, { from: plain(from) })),
    ),
    rows: rowsOf(letter, say),
    note: say(`${letter.kind}.note`),
    button: say(`${letter.kind}.button`),
    fallback: say('fallback'),
    signOff: say('sign-off'),
    why: say(WHY[letter.kind] ?? 'why'),
    unsubscribe: say('unsubscribe'),
  }
}

/** Whom a letter is about. */
function peopleIn({ facts }: Letter): readonly Pick<Unread, 'from' | 'labels'>[] {
  if ('people' in facts) return facts.people
  return 'labels' in facts ? [facts] : []
}

type Spoken = Readonly<Record<string, string | number>>

/** A letter's facts as they are spoken. */
function spoken({ facts, language }: Letter): Spoken {
  const name = plain(facts.name)
  if ('from' in facts) return { name, from: plain(facts.from) }
  if ('gift' in facts) return { name, gift: facts.gift }
  if ('complaint' in facts) {
    const { kind } = facts.complaint
    const topic = MAIL_CATALOGUES[language][`topic.${kind}`]
    return { name, number: facts.complaintNumber, topic }
  }
  if ('until' in facts) return { name, until: day(facts.until, language) }
  if ('receipt' in facts) return { name, credits: facts.receipt.credits }
  if ('number' in facts) {
    return { name, number: facts.number, amount: price(facts.amount, language) }
  }
  return { name }
}

/** How long a letter's link works, in the measure its text speaks of. */
function lifeOf(kind: LetterKind): Spoken {
  if (kind === 'activation-reminder') return { hours: LINK_LIFE.activate / HOUR }
  if (kind === 'activate' || kind === 'change-mail') return { hours: LINK_LIFE[kind] / HOUR }
  return kind === 'reset' ? { minutes: LINK_LIFE.reset / MINUTE } : {}
}
