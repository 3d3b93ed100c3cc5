import { openLibsql } from '#adapters/drizzle/libsql.ts'
import { argon2Passwords } from '#adapters/system/argon2-passwords.ts'
import { sha256Secrets } from '#adapters/system/sha256-secrets.ts'
import type { MemberId } from '#core/accounts/account.ts'
import { type ConversationId, NOTHING_ENCLOSED } from '#core/chats/chat.ts'
import { deliver } from '#core/chats/messages/deliver.ts'
import { grant } from '#core/money/book.ts'
import type { Stores } from '#core/ports.ts'
import { ok } from '#core/shared/result.ts'
import { DAY, HOUR, type Instant } from '#core/shared/time.ts'
import { personId } from './seed-profiles.ts'

/** Logged-in members of the seeded profiles. */
export type Members = {
  /** Each has one conversation with practically unlimited credits. */
  readonly writers: readonly { readonly session: string; readonly conversation: ConversationId }[]
  /** Each has fifty conversations. */
  readonly talkers: readonly {
    readonly session: string
    readonly conversations: readonly ConversationId[]
  }[]
  readonly searchers: readonly { readonly session: string }[]
  /** Each can log in by email and password. */
  readonly returning: readonly { readonly email: string; readonly password: string }[]
}

const CONVERSATIONS = 50
const CREDITS = 1_000_000_000
const WORDS = 'Shall we go to the market on Saturday, and then for a walk by the water?'

type Stamp = { readonly now: () => Instant; readonly newId: () => string }

/** Spread over all profiles, so that no two are adjacent in the file. */
const nthOf = (people: number) => (n: number) => personId((n * 7919 + 13) % people)

/** Logs in some of the profiles of `seedProfiles`; writes through the stores, as the site does. */
export async function signMembersIn(path: string, people: number, at: Instant): Promise<Members> {
  const storage = await openLibsql({ url: `file:${path}` })
  const stamp: Stamp = { now: () => at, newId: () => Bun.randomUUIDv7() }
  const password = 'a long and strange secret'
  const passwordHash = await argon2Passwords().hash(password)
  const nth = nthOf(people)

  const { value } = await storage.atomically(async (stores) => {
    const writers: Members['writers'][number][] = []
    const talkers: Members['talkers'][number][] = []
    const searchers: Members['searchers'][number][] = []
    const returning: Members['returning'][number][] = []
    for (let n = 0; n < 64; n++) {
      const id = nth(n)
      const session = await signIn(stores, id, at)
      await makeRich(stores, stamp, id)
      writers.push({ session, conversation: await open(stores, stamp, id, nth(n + 100)) })
    }
    for (let n = 200; n < 232; n++) {
      const id = nth(n)
      const conversations: ConversationId[] = []
      for (let other = 0; other < CONVERSATIONS; other++) {
        const past: Stamp = { ...stamp, now: () => at - other * HOUR }
        const from = nth(1000 + (n - 200) * CONVERSATIONS + other)
        conversations.push(await talk(stores, past, from, id))
      }
      talkers.push({ session: await signIn(stores, id, at), conversations })
    }
    for (let n = 300; n < 332; n++) searchers.push({ session: await signIn(stores, nth(n), at) })
    for (let n = 400; n < 432; n++) {
      const account = await stores.accounts.byId(nth(n))
      if (!account) throw new Error('the crowd is too small')
      await stores.accounts.save({ ...account, passwordHash })
      returning.push({ email: account.email, password })
    }
    return ok({ writers, talkers, searchers, returning })
  })
  await storage.close()
  return value
}

/** A member with a chat with each of a few others of the crowd, and practically unlimited credits. */
export type CrowdMember = { readonly session: string; readonly conversation: ConversationId }

const EACH_WITH = 3
/** In a transaction. */
const AT_ONCE = 1000

/** Logs in many of the profiles of `seedProfiles`: no more than there are. */
export async function signCrowdIn(
  path: string,
  people: number,
  size: number,
  at: Instant,
): Promise<readonly CrowdMember[]> {
  const storage = await openLibsql({ url: `file:${path}` })
  const stamp: Stamp = { now: () => at, newId: () => Bun.randomUUIDv7() }
  const nth = nthOf(people)
  const crowd: CrowdMember[] = []
  while (crowd.length < size)
    await storage.atomically(async (stores) => {
      for (let added = 0; added < AT_ONCE && crowd.length < size; added++) {
        const id = nth(crowd.length)
        const conversations: ConversationId[] = []
        for (let other = 1; other <= EACH_WITH; other++)
          conversations.push(await chatWith(stores, stamp, id, nth((crowd.length + other) % size)))
        await makeRich(stores, stamp, id)
        const session = await signIn(stores, id, at)
        crowd.push({ session, conversation: conversations[0] ?? '' })
      }
      return ok(null)
    })
  await storage.close()
  return crowd
}

/** Without its event, as nobody is to be notified of it. */
async function chatWith(stores: Stores, stamp: Stamp, from: MemberId, to: MemberId) {
  const conversation = await open(stores, stamp, from, to)
  await stores.messages.append({
    ...NOTHING_ENCLOSED,
    id: stamp.newId(),
    conversation,
    from,
    text: WORDS,
    sentAt: stamp.now(),
    cost: 0,
    photo: null,
  })
  return conversation
}

async function signIn({ sessions }: Stores, member: MemberId, at: Instant): Promise<string> {
  const secret = sha256Secrets('a key of this install').token()
  await sessions.add({
    id: sha256Secrets('a key of this install').hash(secret),
    member,
    startedAt: at,
    seenAt: at,
    expiresAt: at + 30 * DAY,
    device: null,
    agent: 'bench',
  })
  return secret
}

async function makeRich(stores: Stores, stamp: Stamp, member: MemberId): Promise<void> {
  await grant(stores, stamp, { member, amount: CREDITS, reason: 'bonus', reference: stamp.newId() })
}

const open = async (
  { conversations }: Stores,
  { now, newId }: Stamp,
  startedBy: MemberId,
  other: MemberId,
) => {
  const opened = { id: newId(), startedBy, other, startedAt: now(), lastSeq: 0 }
  return (await conversations.open(opened)).id
}

async function talk(
  stores: Stores,
  stamp: Stamp,
  from: MemberId,
  to: MemberId,
): Promise<ConversationId> {
  const conversation = await open(stores, stamp, from, to)
  for (const [writer, reader] of [
    [from, to],
    [to, from],
    [from, to],
  ] as const) {
    await deliver(stores, stamp, {
      id: stamp.newId(),
      conversation,
      from: writer,
      to: reader,
      text: WORDS,
      cost: 0,
      site: 'vonk',
    })
  }
  return conversation
}
