import type { MemberId } from '#core/accounts/account.ts'
import type { ConversationId, MessageId } from '#core/chats/chat.ts'
import type { SendMessageError } from '#core/chats/errors.ts'
import type { Sent } from '#core/chats/messages/send-message.ts'
import { balanceOf, type EntryReason } from '#core/money/ports.ts'
import type { Result } from '#core/shared/result.ts'
import type { TestPorts } from './test-ports.ts'

/** The response to a sent message. */
export type SentMessage = {
  readonly id: MessageId
  readonly from: MemberId
  readonly to: ConversationId
  readonly sent: Result<Sent, SendMessageError>
}

const ALL = { hidden: 0, limit: 1000 }

/** Faults of a conversation: numbering, unread counts and chat lists. */
export async function conversationFaults(
  { reads, events }: TestPorts,
  id: ConversationId,
  a: MemberId,
  b: MemberId,
): Promise<readonly string[]> {
  const faults: string[] = []
  const messages = await reads.messages.range(id, ALL)
  const numbers = messages.map(({ seq }) => seq)
  if (numbers.some((seq, at) => seq !== at + 1)) faults.push(`numbers with gaps: ${numbers}`)

  const sent = events.filter((event) => event.type === 'message.sent' && event.conversation === id)
  const paid = messages.filter(({ cost }) => cost > 0)
  if (sent.length !== paid.length) faults.push(`${sent.length} events of ${paid.length} messages`)

  const blocked = await reads.blocks.between(a, b)
  for (const [member, other] of [
    [a, b],
    [b, a],
  ] as const) {
    const seat = await reads.conversations.seat(id, member)
    const otherSeat = await reads.conversations.seat(id, other)
    if (!seat || !otherSeat) return [...faults, 'a seat is gone']
    if (seat.conversation.lastSeq !== messages.length)
      faults.push('a last number that is not the last')
    const seen = Math.max(seat.readSeq, seat.hiddenSeq)
    const unread = messages.filter(({ from, seq }) => from !== member && seq > seen).length
    if (seat.unread !== unread) faults.push(`${seat.unread} counted unread of ${unread}`)
    // No receipt crosses a block: what the other read after it is not told.
    const told = seat.otherReadSeq === otherSeat.readSeq
    const untold = blocked && seat.otherReadSeq < otherSeat.readSeq
    if (!told && !untold) faults.push('read by the other, or not')

    const listed = (await reads.conversations.of(member, 99)).some((one) => one.conversation === id)
    const visible = seat.conversation.lastSeq > seat.hiddenSeq
    if (blocked && listed) faults.push('a blocked chat on a list')
    if (!blocked && visible && !listed) faults.push('a chat with messages on no list')
    if (messages.length > 0 && !visible && listed) faults.push('a deleted chat on a list')
  }
  return faults
}

/** Faults of sent messages: acknowledged but lost, charged twice or not at all, over a limit. */
export async function messageFaults(
  { reads, site }: TestPorts,
  member: MemberId,
  sentMessages: readonly SentMessage[],
): Promise<readonly string[]> {
  const faults: string[] = []
  const account = await reads.accounts.byId(member)
  const queued = await reads.queued.of(member)
  const own = sentMessages.filter(({ from }) => from === member)

  for (const { id, to, sent } of own) {
    if (!sent.ok) continue
    const stored = (await reads.messages.byId(id)) ?? queued.find((one) => one.id === id)
    const seat = await reads.conversations.seat(to, member)
    const blocked = seat && (await reads.blocks.between(member, seat.with))
    // A message queued for somebody who has blocked the sender is not sent and costs nothing.
    if (!stored && !(sent.value.state === 'queued' && blocked))
      faults.push(`lost though answered ${sent.value.state}`)
  }
  const codes = own.flatMap(({ sent }) => (sent.ok ? [] : [sent.error.code]))
  const expected = ['chat.closed', 'chat.not-found', 'credits.insufficient', 'chat.free-limit']
  faults.push(
    ...codes.filter((code) => !expected.includes(code)).map((code) => `refused with ${code}`),
  )

  if (account?.status === 'active' && queued.length > 0)
    faults.push(`${queued.length} queued for ever`)
  const queuedCost = queued.reduce((sum, { cost }) => sum + cost, 0)
  if (account?.premiumSince === null) {
    const started = await reads.conversations.startedBy(member)
    if (started > site.freeAllowance.limit) faults.push(`${started} conversations begun`)
  }

  const wallet = await reads.wallets.of(member)
  if (queuedCost > site.signupCredits + balanceOf(wallet))
    faults.push(`${queuedCost} credits promised`)
  const booked =
    (await reads.ledger.balance(`granted:${member}`)) +
    (await reads.ledger.balance(`paid:${member}`))
  if (balanceOf(wallet) !== booked)
    faults.push(`${balanceOf(wallet)} credits, ${booked} in the book`)
  const entries = await reads.ledger.of(member, null, 1000)
  const paid = new Set(
    entries
      .filter(({ to, reason }) => to === 'site:spent' && reason !== 'photo')
      .map(({ reference }) => reference),
  )
  const delivered = await Promise.all(
    [...new Set(own.map(({ id }) => id))].map(reads.messages.byId),
  )
  for (const message of delivered) {
    if (message && !paid.has(message.id)) faults.push('a message that nobody paid')
  }
  const deliveredIds = new Set(delivered.map((message) => message?.id))
  for (const reference of paid)
    if (!deliveredIds.has(reference)) faults.push('paid for a message that is not there')
  return faults
}

/** Faults of sent photos: each must end once, delivered or refunded, for its price; until then it is held. */
export async function photoFaults(
  { reads }: TestPorts,
  member: MemberId,
): Promise<readonly string[]> {
  const faults: string[] = []
  const entries = await reads.ledger.of(member, null, 1000)
  const photos = await reads.chatPhotos.of(member)
  const holds = await reads.holds.of(member)
  const sum = (reason: EntryReason, reference: string) =>
    entries
      .filter((entry) => entry.reason === reason && entry.reference === reference)
      .reduce((total, { amount }) => total + amount, 0)
  for (const { id, state, drawn, conversation, seq } of photos) {
    const cost = balanceOf(drawn)
    if (sum('photo', id) !== cost) faults.push(`${sum('photo', id)} charged for ${cost}`)
    const refund = state === 'returned' ? cost : 0
    if (sum('photo-returned', id) !== refund)
      faults.push(`${sum('photo-returned', id)} of ${refund} back`)
    const held = holds.filter(({ reference }) => reference === id)
    const due = state === 'inspection' ? [drawn] : []
    if (JSON.stringify(held.map((hold) => hold.drawn)) !== JSON.stringify(due))
      faults.push(`${state}, with ${held.length} holds`)
    const withPhoto = (await reads.messages.range(conversation, ALL)).filter(
      ({ photo }) => photo === id,
    )
    const deliveredIds = withPhoto.map((message) => message.seq)
    if (String(deliveredIds) !== String(seq ?? ''))
      faults.push(`${state}, brought by ${deliveredIds}, not ${seq}`)
  }
  const known = new Set(photos.map(({ id }) => id))
  for (const { reason, reference } of entries)
    if (reason === 'photo' && !known.has(reference))
      faults.push('paid for a photo that is not there')
  return faults
}
