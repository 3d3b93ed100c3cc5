import { isShown, type MemberId } from '#core/accounts/account.ts'
import type { ConversationId } from '#core/chats/chat.ts'
import { deliver } from '#core/chats/messages/deliver.ts'
import type { Ports } from '#core/ports.ts'
import { ageOf } from '#core/profiles/age.ts'
import { LINE_LENGTH, type Profile } from '#core/profiles/profile.ts'
import { sentencesOf } from '#core/profiles/sentences.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import type { Instant } from '#core/shared/time.ts'
import type { Country } from '#core/site/countries.ts'
import type { Locale } from '#core/site/locales.ts'
import {
  interestIn,
  lineSharedWith,
  linesOn,
  type OwnWords,
  onInterest,
  toldIn,
} from './own-words.ts'
import { type Script, type Topic, topicOf } from './script/script.ts'
import { SCRIPTS } from './script/scripts.ts'
import type { Line } from './voices/voice.ts'

type Needs = Pick<Ports, 'reads' | 'atomically' | 'now' | 'newId'>
type Question = { readonly member: MemberId; readonly conversation: ConversationId }
type Answered = Result<null, 'nothing to say'>

/** How many earlier messages an answer takes into account. */
const MEMORY = 200
/** How many of the reader's other conversations, so that no two say the same. */
const INBOX = 50

/**
 * Lets a demo member read and answer the newest message of a conversation, free of charge. Does nothing for
 * real members, for what is answered already, and between two who may not write to each other.
 */
export async function answer(
  { reads, atomically, now, newId }: Needs,
  { member, conversation }: Question,
): Promise<void> {
  const profile = await reads.profiles.byId(member)
  if (!profile?.demo) return
  await atomically(async (stores): Promise<Answered> => {
    const { accounts, profiles, conversations, messages, blocks } = stores
    // Locked before its messages are read: another server may be answering the same question.
    const seat = await conversations.lock(conversation, member)
    const self = seat && (await accounts.byId(member))
    const other = seat && (await accounts.byId(seat.with))
    const nothing = err('nothing to say')
    if (!self || !other || !isShown(self) || !isShown(other)) return nothing
    if (await blocks.between(member, other.id)) return nothing

    const history = await messages.range(conversation, { hidden: 0, limit: MEMORY })
    const question = history.at(-1)
    if (!question || question.from === member) return nothing

    const inbox = await conversations.of(other.id, INBOX)
    const text = reply(other.language, {
      question: question.text,
      quote: question.quote?.kind === 'line' ? question.quote.text : null,
      brings: question.photo ? 'photo' : question.gift ? 'gift' : null,
      own: ownWordsOf(profile, self.language, now()),
      country: other.country,
      said: history.filter(({ from }) => from === member).map(({ text: line }) => line),
      elsewhere: inbox.flatMap(({ last }) => last?.text ?? []),
      nth: inbox.length - 1,
    })
    const read = { by: member, with: other.id, upTo: question.seq }
    await conversations.read(conversation, member, question.seq, true)
    await stores.events.append({ type: 'conversation.read', conversation, ...read }, now())
    await profiles.active(member, now())
    const { site } = other
    const draft = { id: newId(), conversation, from: member, to: other.id, text, cost: 0, site }
    const delivered = await deliver(stores, { now, newId }, draft)
    return delivered.ok ? ok(null) : nothing
  })
}

/** What the profile of a demo member who writes a language says. */
export const ownWordsOf = (profile: Profile, language: Locale, now: Instant): OwnWords => ({
  about: profile.about,
  language,
  interests: profile.interests,
  region: profile.place.region,
  age: ageOf(profile, now),
})

/** Which of one's conversations it is: no two begin alike. */
type Beginning = { readonly nth: number }

/** What a demo member is told, and what was said before. */
type Asked = Beginning & {
  readonly question: string
  /** What it was given or shown. */
  readonly brings?: 'gift' | 'photo' | null
  /** The sentence that the question quotes. */
  readonly quote?: string | null
  readonly own: OwnWords
  /** Where the reader lives. */
  readonly country?: Country | null
  /** What it said in this conversation before. */
  readonly said: readonly string[]
  /** What others said last to the same reader. */
  readonly elsewhere?: readonly string[]
}

/**
 * What a demo member says to what it is asked, from its profile; else next about its own sentences. With its first words,
 * that a script answers. Never the same twice in a row.
 */
export function reply(language: Locale, asked: Asked): string {
  const { question, said, elsewhere = [], nth } = asked
  const script = SCRIPTS[language]
  const { unknown, again, life } = script.says
  const heard = topicOf(
    withoutWordsOf(asked.own, question),
    [script, SCRIPTS.en],
    Object.values(SCRIPTS),
  )
  const grave = graveAnswer(script, { ...asked, heard })
  if (grave !== null) return grave

  const next = leastSaid(said, elsewhere)
  const inTurn = (lines: readonly string[]) => {
    const turn = (nth + said.length) % lines.length
    return [...lines.slice(turn), ...lines.slice(0, turn)]
  }
  const { topic, lines, follows } = thoughtsOn(language, { ...asked, heard })
  const isUnknown = topic === 'else' && question.includes('?')
  const line = isUnknown
    ? `${inTurn(unknown)[0]} ${next(inTurn(life))}`
    : next([...(topic === null || EASY.includes(topic) ? follows : []), ...inTurn(lines)], again)
  return said.length > 0 ? line : `${line} ${noteOf(script, nth)}`
}

/** What a reader says besides the sentences of a profile that they say back: a widow's text is no grief of theirs. */
const withoutWordsOf = ({ language, about }: OwnWords, text: string): string =>
  toldIn(language, about)
    .flatMap(wordsOf)
    .reduce((rest, words) => rest.replace(words, ' '), text)

/**
 * What is said to somebody in danger, with how to report it where they are threatened, or sad: alone, without its notes.
 * To small talk right after it likewise.
 */
function graveAnswer({ says }: Script, { heard, said, elsewhere = [], country = null }: Heard) {
  const serious = says.distress.map((line) => line.replace('{{emergency}}', emergencyIn(country)))
  const was = (lines: readonly string[], back: number) =>
    lines.some((line) => said.at(-back)?.includes(line))
  const isSmallTalk = SMALL_TALK.includes(heard)
  if (heard === 'threat') return `${leastSaid(said, [])(serious)} ${says.threat[0]}`
  if (heard === 'distress' || (isSmallTalk && was(serious, 1))) return leastSaid(said, [])(serious)
  const isSadStill = isSmallTalk && was(says.sad, 1) && !was(says.sad, 2)
  return heard === 'sad' || isSadStill ? leastSaid(said, elsewhere)(says.sad) : null
}

type Heard = Asked & { readonly heard: Topic | 'else' }

type Thoughts = {
  /** What it answers; `null` if a sentence of its own. */
  readonly topic: keyof Script['says'] | null
  readonly lines: readonly string[]
  /** What it has left to say about its own sentences, the one that is quoted first. */
  readonly follows: readonly string[]
}

/** What a demo member could say. */
function thoughtsOn(
  language: Locale,
  { question, quote = null, brings = null, own, heard, said }: Heard,
): Thoughts {
  const script = SCRIPTS[language]
  const told = toldIn(own.language, own.about)
  const saidBack = told.find((line) => repeats(question, line))
  const quoted =
    saidBack ?? (quote === null ? undefined : told.find((line) => repeats(quote, line)))
  // What follows a sentence is written in its own language alone.
  const follows = own.language === language ? [...(quoted ? [quoted] : []), ...told] : []
  const about = {
    follows: follows.map(({ next }) => next),
    lines: linesOn(brings ?? heard, script, own),
  }
  const { life } = script.says
  if (brings) return { ...about, topic: brings }
  if (saidBack) return { ...about, topic: null, lines: life }
  const isAsked = question.includes('?') && INTEREST_FIRST.includes(heard)
  const interest = isAsked ? interestIn(question, script, own) : null
  if (interest) {
    const { own: line, lines } = onInterest(interest, script, own)
    if (!line || own.language !== language) return { ...about, topic: 'interests', lines }
    return { topic: null, follows: [line.next], lines }
  }
  const unsaid = follows.filter(({ next }) => !said.some((text) => text.includes(next)))
  const shared = heard === 'else' ? lineSharedWith(question, unsaid, script) : undefined
  return shared ? { topic: null, follows: [shared.next], lines: life } : { ...about, topic: heard }
}

/** The sentences of a line that are long enough to be told by, without their full stops. */
const wordsOf = (line: Line): readonly string[] =>
  [...sentencesOf(line.text)]
    .filter(({ length }) => length >= LINE_LENGTH.shortest)
    .map((sentence) => sentence.replace(/[.!?]+$/, ''))

/** Whether a text has one of the sentences of a line in it. */
const repeats = (text: string, line: Line): boolean =>
  wordsOf(line).some((words) => text.includes(words))

/** What is no reason to speak of something else, once somebody was in distress or sad. */
const SMALL_TALK = ['life', 'how', 'bye', 'hello', 'else']

/** Topics before which an interest that is named in a question comes. */
const INTEREST_FIRST = ['interests', 'job', 'looks', ...SMALL_TALK]

/** Where help is not called by the number of Europe. */
const EMERGENCY: Partial<Record<Country, string>> = {
  GB: '999',
  US: '911',
  CA: '911',
  AU: '000',
  NZ: '111',
}
const emergencyIn = (country: Country | null): string => (country && EMERGENCY[country]) ?? '112'

/** By how many letters two lines are told apart. */
const BEGINNING = 20

/** The first line that was not said; else one that others said, then that there is no more, then what was said longest ago. */
const leastSaid =
  (said: readonly string[], elsewhere: readonly string[]) =>
  (lines: readonly string[], more: readonly string[] = []): string => {
    const lastSaid = (line: string) => said.findLastIndex((text) => text.includes(line)) + 1
    // Two that differ in what they quote alone begin alike.
    const isElsewhere = (line: string) =>
      elsewhere.some((text) => text.includes(line.slice(0, BEGINNING)))
    const known = lines.map((line) => ({
      line,
      at: lastSaid(line) || (isElsewhere(line) ? 0.1 : 0),
    }))
    const ends = more.map((line) => ({ line, at: lastSaid(line) || 0.2 }))
    return [...known, ...ends].toSorted((a, b) => a.at - b.at)[0]?.line ?? ''
  }

/** Topics on which somebody rather goes on about their own sentences. */
const EASY = ['hello', 'life', 'else']

/** What a demo member writes to somebody who did not write first. */
export function opening(language: Locale, { nth }: Beginning): string {
  const script = SCRIPTS[language]
  return `${script.opens[nth % script.opens.length] ?? ''} ${noteOf(script, nth)}`
}

const noteOf = ({ notes }: Script, nth: number): string => notes[nth % notes.length] ?? ''
