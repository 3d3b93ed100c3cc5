import { type TextKey, textsOf } from '#adapters/locales/texts.ts'
import { singleLine } from '#adapters/shared/single-line.ts'
import { LINK_LIFE } from '#core/accounts/mail-links.ts'
import type { Unread } from '#core/notifications/kinds/people.ts'
import type { Letter, LetterKind } from '#core/notifications/letters.ts'
import type { PictureFile } from '#core/profiles/photo.ts'
import { quotedLine } from '#core/profiles/quoted-line.ts'
import { MISUSE } from '#core/safety/restriction.ts'
import { DAY, HOUR, MINUTE } from '#core/shared/time.ts'
import type { Locale } from '#core/site/locales.ts'
import { day, price } from './formats.ts'
import { type Rights, rightsOf } from './rights.ts'
import type { Row, Say } from './row.ts'
import { rowsOf } from './rows.ts'

/** A mail's texts, in the recipient's language and in reading order. Plain text, no HTML. */
export type Words = {
  readonly subject: string
  readonly greeting: string
  readonly lead: string
  /** Whom the mail is about, if one member. */
  readonly person: Person | null
  /** Labels of the profile the mail is about. */
  readonly labels: readonly string[]
  /** What an operator wrote to the recipient, by paragraph. */
  readonly answer: readonly string[]
  readonly rows: readonly Row[]
  readonly rights: Rights | null
  readonly note: string
  readonly button: string
  readonly fallback: string
  readonly signOff: string
  readonly why: string
  /** Says which kind of mail stops. */
  readonly unsubscribe: string | null
}

/** A member as a mail shows them: their name, their face or both members together, and their line. */
export type Person = {
  readonly name: string
  readonly picture: PictureFile | null
  readonly shows: 'face' | 'pair'
  readonly line: { readonly text: string; readonly language: Locale } | null
}

/** Looks up a mail's texts. */
export function wordsOf(letter: Letter): Words {
  const text = textsOf(letter.language, 'mail', letter.country)
  const facts = { site: singleLine(letter.site.name), ...spoken(letter, text) }
  const say: Say = (key, more = {}) => text(key, { ...facts, ...more })
  const own = wordsIn(letter, say)
  return {
    ...own,
    greeting: say(letter.facts.name === '' ? 'greeting-anyone' : 'greeting'),
    person: personIn(letter),
    labels: peopleIn(letter).flatMap(({ from, labels }) =>
      labels.map((label) => say(`label.${label}`, { from: singleLine(from) })),
    ),
    answer: 'answer' in letter.facts ? paragraphsOf(letter.facts.answer) : [],
    rows: rowsOf(letter, say),
    rights: rightsOf(letter, say),
    fallback: say('fallback'),
    signOff: say('sign-off'),
    why: say(whyOf(letter)),
    unsubscribe: letter.unsubscribe && say(`unsubscribe.${letter.unsubscribe.kind}`),
  }
}

function personIn({ kind, facts, language }: Letter): Person | null {
  if (!('from' in facts)) return null
  const line = 'line' in facts ? facts.line : null
  return {
    name: singleLine(facts.from),
    picture: facts.picture,
    shows: kind === 'new-match' ? 'pair' : 'face',
    line: line && { text: singleLine(quotedLine(line.text, language)), language: line.language },
  }
}

/** Why the recipient gets the mail. */
function whyOf({ kind, facts }: Letter): TextKey<'mail'> {
  if (kind === 'promotion' || kind === 'news') return `why-${kind}`
  if (kind === 'change-mail') return 'why-new-address'
  if (kind.endsWith('-desk')) return 'why-desk'
  if ('complaint' in facts) return 'why-complaint'
  return 'withdrawal' in facts ? 'why-withdrawal' : 'why'
}

/** A text's lines without the empty ones. */
const paragraphsOf = (text: string): readonly string[] =>
  text.split(/\r?\n/).map(singleLine).filter(Boolean)

/** A letter in our own words. */
type OwnLetter = Exclude<Letter, { kind: 'promotion' | 'news' }>

type OwnWords = Pick<Words, 'subject' | 'lead' | 'note' | 'button'>

/** A mail's own content: an operator's text unchanged, else by kind. */
function wordsIn(letter: Letter, say: Say): OwnWords {
  if (letter.kind === 'promotion' || letter.kind === 'news') return letter.facts.words
  return {
    subject: say(`${letter.kind}.subject`),
    lead: say(leadOf(letter)),
    note: say(noteOf(letter), lifeOf(letter.kind)),
    button: say(`${letter.kind}.button`),
  }
}

/** Queued messages are mentioned only where there are some. */
const leadOf = ({ kind, facts }: OwnLetter): TextKey<'mail'> =>
  'waiting' in facts && facts.waiting ? 'activate.lead-waiting' : `${kind}.lead`

/** What follows a warning depends on its rule, and nobody answers a sender without an address. */
function noteOf({ kind, facts }: OwnLetter): TextKey<'mail'> {
  if (kind === 'account-warned' && 'decision' in facts && facts.decision.rule === 'false-reports') {
    return 'account-warned.note-false-reports'
  }
  if (kind === 'complaint-desk' && 'complaint' in facts && facts.complaint.email === '') {
    return 'complaint-desk.note-unknown'
  }
  if (kind === 'refund' && 'credits' in facts && facts.credits === 0) return 'refund.note-kept'
  return `${kind}.note`
}

/** The other member in the mail. */
function peopleIn({ facts }: Letter): readonly Pick<Unread, 'from' | 'labels'>[] {
  if ('people' in facts) return facts.people
  return 'labels' in facts ? [facts] : []
}

type Spoken = Readonly<Record<string, string | number>>

/** A mail's data, formatted for its texts. */
function spoken(letter: Letter, say: Say): Spoken {
  const { facts } = letter
  const name = singleLine(facts.name)
  if ('from' in facts) return { name, from: singleLine(facts.from) }
  if ('gift' in facts) return { name, count: facts.gift }
  if ('complaint' in facts) {
    const { kind } = facts.complaint
    return { name, number: facts.complaintNumber, topic: say(`topic.${kind}`) }
  }
  if ('report' in facts) {
    const { reason } = facts.report
    return { name, number: facts.reportNumber, reason: say(`reason.${reason}`) }
  }
  if ('decision' in facts) return { name, days: MISUSE.pause / DAY }
  if ('withdrawal' in facts) return { name, number: singleLine(facts.withdrawal.number) }
  if ('credits' in facts && !('amount' in facts)) return { name, credits: `${facts.credits}` }
  if ('until' in facts) return { name, until: day(facts.until, letter) }
  if ('receipt' in facts) return { name, count: facts.receipt.credits }
  if ('terms' in facts) {
    return {
      name,
      reference: facts.terms.reference,
      company: singleLine(facts.terms.creditor.name),
    }
  }
  if ('number' in facts) {
    return { name, number: facts.number, amount: price(facts.amount, letter) }
  }
  return { name }
}

/** Lifetime of a mail's link, in hours or minutes, as its text has it. */
function lifeOf(kind: LetterKind): Spoken {
  if (kind === 'activation-reminder') return { count: LINK_LIFE.activate / HOUR }
  if (kind === 'activate' || kind === 'change-mail') return { count: LINK_LIFE[kind] / HOUR }
  return kind === 'reset' ? { count: LINK_LIFE.reset / MINUTE } : {}
}
