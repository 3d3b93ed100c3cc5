import { type Account, isOnSite, isShown, type MemberId } from '../accounts/account.ts'
import type { Ports, Reads, Stores } from '../ports.ts'
import { err, ok, type Result } from '../shared/result.ts'
import type { Instant } from '../shared/time.ts'
import type { Settings } from '../site/settings.ts'
import type { QueuedMessage, Seat } from './chat.ts'
import type { SendMessageError } from './errors.ts'
import { allowanceLeft } from './messages/free-allowance.ts'
import { queueMessage } from './queued.ts'

/** Limit of each; the rest see it on their page's next refetch. */
const MOST = 100

/** Members whose open pages may show a member: recent conversations, and likes either way. */
export async function contactsOf(
  { conversations, likes }: Pick<Reads, 'conversations' | 'likes'>,
  member: MemberId,
): Promise<readonly MemberId[]> {
  const chats = await conversations.of(member, MOST)
  const given = await likes.givenBy(member, MOST)
  const received = await likes.receivedBy(member, MOST)
  return [
    ...new Set([
      ...chats.map((chat) => chat.with),
      ...given.map(({ to }) => to),
      ...received.map(({ from }) => from),
    ]),
  ]
}

type Needs = Pick<
  Stores,
  'accounts' | 'profiles' | 'blocks' | 'conversations' | 'messages' | 'queued' | 'chatPhotos'
>
type Refusal = Extract<
  SendMessageError,
  { code: 'chat.closed' | 'chat.free-limit' | 'chat.acknowledge-first' | 'site.not-shown' }
>

/** Whether `writer` may send the next message; stores the confirmation of the profile's kind. */
export async function mayWrite(
  stores: Needs,
  {
    seat,
    writer,
    acknowledged,
    site,
    at,
  }: {
    readonly seat: Seat
    readonly writer: Account
    readonly acknowledged: boolean
    readonly site: Settings
    readonly at: Instant
  },
): Promise<Result<null, Refusal>> {
  const { conversation } = seat
  const other = await stores.accounts.byId(seat.with)
  const profile = await stores.profiles.byId(seat.with)
  const open = other !== null && isShown(other) && profile !== null
  if (!open || (await stores.blocks.between(writer.id, seat.with)))
    return err({ code: 'chat.closed' })
  // Existing conversations continue; a first message needs both to be shown on the site.
  if (conversation.lastSeq === 0 && !isOnSite(other, site.id)) return err({ code: 'chat.closed' })
  if (conversation.lastSeq === 0 && !isOnSite(writer, site.id))
    return err({ code: 'site.not-shown' })

  if (profile.kind !== 'person' && seat.acknowledgedAt === null) {
    if (!acknowledged) return err({ code: 'chat.acknowledge-first', kind: profile.kind })
    await stores.conversations.acknowledge(conversation.id, writer.id, at)
  }

  const allowance = await allowanceLeft(stores, writer, conversation, site.freeAllowance)
  if (allowance?.left === 0) return err({ code: 'chat.free-limit', limit: allowance.limit })
  return ok(null)
}

type Writing = {
  readonly writer: Account
  readonly draft: {
    readonly to: Pick<Account, 'id'> | null
    readonly message: string
    readonly acknowledged: boolean
  }
  readonly site: Settings
}

/** Queues the message written before signup, or refuses it with a reason; `null` if there is none. */
export async function queueFirstMessage(
  stores: Needs & Pick<Stores, 'wallets'>,
  { now, newId }: Pick<Ports, 'now' | 'newId'>,
  { writer, draft: { to, message: text, acknowledged }, site }: Writing,
): Promise<Result<QueuedMessage, SendMessageError> | null> {
  if (!to || text === '') return null
  const there = to.id !== writer.id && (await stores.accounts.byId(to.id))
  if (!there) return err({ code: 'chat.closed' })

  const at = now()
  const { id: conversation } = await stores.conversations.open({
    id: newId(),
    startedBy: writer.id,
    other: to.id,
    startedAt: at,
    lastSeq: 0,
  })
  const seat = await stores.conversations.seat(conversation, writer.id)
  if (!seat) return err({ code: 'chat.closed' })
  const allowed = await mayWrite(stores, { seat, writer, acknowledged, site, at })
  if (!allowed.ok) return allowed
  const cost = site.messageCredits
  const message = { id: newId(), conversation, from: writer.id, text, writtenAt: at, cost }
  return queueMessage(stores, message, site)
}
