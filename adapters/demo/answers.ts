import { isShown, type MemberId } from '#core/accounts/account.ts'
import type { ConversationId } from '#core/chats/chat.ts'
import { deliver } from '#core/chats/messages/deliver.ts'
import type { Ports } from '#core/ports.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import type { Locale } from '#core/site/locales.ts'
import { hash } from '#ui/art/portrait/random.ts'
import { topicOf } from './script/script.ts'
import { SCRIPTS } from './script/scripts.ts'

type Needs = Pick<Ports, 'reads' | 'atomically' | 'now' | 'newId'>
type Question = { readonly member: MemberId; readonly conversation: ConversationId }
type Answered = Result<null, 'nothing to say'>

/** How many earlier messages an answer takes into account. */
const MEMORY = 200

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

    const replies = history.filter(({ from }) => from === member).length
    const text = reply(other.language, {
      question: question.text,
      brings: question.photo ? 'photo' : question.gift ? 'gift' : null,
      replies,
      conversation,
      name: profile.name,
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

/** What a demo member says; the first time it says what it is before anything else. */
export function reply(
  language: Locale,
  {
    question,
    brings = null,
    replies,
    conversation,
    name,
  }: {
    readonly question: string
    /** What it was given or shown. */
    readonly brings?: 'gift' | 'photo' | null
    /** How often it spoke in this conversation before. */
    readonly replies: number
    readonly conversation: ConversationId
    readonly name: string
  },
): string {
  const script = SCRIPTS[language]
  const says = script.says[brings ?? topicOf(question, [script, SCRIPTS.en])]
  const line = says[(hash(conversation) + replies) % says.length] ?? ''
  return replies > 0 ? line : `${whatTheyAre(language, { conversation, name })} ${line}`
}

/** What a demo member says of itself, once in a conversation. */
export function whatTheyAre(
  language: Locale,
  { conversation, name }: { readonly conversation: ConversationId; readonly name: string },
): string {
  const { first } = SCRIPTS[language]
  return (first[hash(conversation) % first.length] ?? '').replace('{name}', name)
}
