import { isShown, type MemberId } from '#core/accounts/account.ts'
import type { ConversationId } from '#core/chats/chat.ts'
import { deliver } from '#core/chats/messages/deliver.ts'
import type { Ports } from '#core/ports.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import type { Locale } from '#core/site/locales.ts'
import { followUps } from './follow-ups/follow-ups.ts'
import { type Script, topicOf } from './script/script.ts'
import { SCRIPTS } from './script/scripts.ts'

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
      brings: question.photo ? 'photo' : question.gift ? 'gift' : null,
      about: profile.about,
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

/** Which of one's conversations it is: no two begin alike. */
type Beginning = { readonly nth: number }

/** What a demo member says: next about their own sentences, and with their first words that a script answers. */
export function reply(
  language: Locale,
  {
    question,
    brings = null,
    about,
    said,
    elsewhere = [],
    nth,
  }: Beginning & {
    readonly question: string
    /** What it was given or shown. */
    readonly brings?: 'gift' | 'photo' | null
    /** The text of its profile. */
    readonly about: string
    /** What it said in this conversation before. */
    readonly said: readonly string[]
    /** What others said last to the same reader. */
    readonly elsewhere?: readonly string[]
  },
): string {
  const script = SCRIPTS[language]
  const topic = brings ?? topicOf(question, [script, SCRIPTS.en])
  const isNew = (line: string) => ![...said, ...elsewhere].some((text) => text.includes(line))
  const lines = script.says[topic]
  const turn = (nth + said.length) % lines.length
  const inTurn = [...lines.slice(turn), ...lines.slice(0, turn)]
  const own = EASY.some((easy) => easy === topic) ? followUps(language, about) : []
  const line = [...own, ...inTurn].find(isNew) ?? inTurn[0] ?? ''
  return said.length > 0 ? line : `${line} ${noteOf(script, nth)}`
}

/** Topics on which somebody rather goes on about their own sentences. */
const EASY = ['hello', 'life', 'else'] as const

/** What a demo member writes to somebody who did not write first. */
export function opening(language: Locale, { nth }: Beginning): string {
  const script = SCRIPTS[language]
  return `${script.opens[nth % script.opens.length] ?? ''} ${noteOf(script, nth)}`
}

const noteOf = ({ notes }: Script, nth: number): string => notes[nth % notes.length] ?? ''
