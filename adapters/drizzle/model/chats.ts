import { sql } from 'drizzle-orm'
import type { GiftId } from '#core/chats/gifts.ts'
import type { accountTables } from './accounts.ts'
import type { Kit } from './kit.ts'

/** Conversations, the two seats in each, and what is written there. */
export function chatTables(
  { table, index, uniqueIndex, primaryKey, check, ...is }: Kit,
  { account }: ReturnType<typeof accountTables>,
) {
  const conversation = table(
    'conversations',
    {
      id: is.text().primaryKey(),
      startedBy: is
        .text()
        .notNull()
        .references(() => account.id),
      other: is
        .text()
        .notNull()
        .references(() => account.id),
      /** The two in the order of their ids, so that they share one conversation whoever opens it. */
      low: is.text().notNull(),
      high: is.text().notNull(),
      startedAt: is.moment().notNull(),
      lastSeq: is.whole().notNull(),
      /** The newest message once more: what a list of chats shows of it. */
      lastFrom: is.text(),
      lastText: is.text(),
      lastGift: is.text<GiftId>(),
      lastAt: is.moment(),
    },
    (t) => [
      uniqueIndex('conversations_of_two').on(t.low, t.high),
      index('conversations_started').on(t.startedBy),
      check('conversations_not_with_oneself', sql`${t.low} < ${t.high}`),
    ],
  )

  const seat = table(
    'seats',
    {
      member: is.text().notNull(),
      conversation: is
        .text()
        .notNull()
        .references(() => conversation.id),
      with: is.text().notNull(),
      unread: is.whole().notNull(),
      /** How many messages the member wrote here. */
      sent: is.whole().notNull(),
      readSeq: is.whole().notNull(),
      otherReadSeq: is.whole().notNull(),
      hiddenSeq: is.whole().notNull(),
      acknowledgedAt: is.moment(),
      /** Whether it is on the member's list of chats, and since when the newest there. */
      listed: is.flag().notNull(),
      activeAt: is.moment().notNull(),
    },
    (t) => [
      primaryKey({ columns: [t.conversation, t.member] }),
      index('seats_by_member').on(t.member, t.listed, t.activeAt, t.conversation),
      check('seats_unread_not_below_zero', sql`${t.unread} >= 0`),
    ],
  )

  const message = table(
    'messages',
    {
      id: is.text().primaryKey(),
      conversation: is
        .text()
        .notNull()
        .references(() => conversation.id),
      seq: is.whole().notNull(),
      from: is.text().notNull(),
      text: is.text().notNull(),
      gift: is.text<GiftId>(),
      /** What it quotes, as JSON. */
      answers: is.text(),
      sentAt: is.moment().notNull(),
      cost: is.whole().notNull(),
    },
    (t) => [
      uniqueIndex('messages_in_order').on(t.conversation, t.seq),
      check('messages_cost_not_below_zero', sql`${t.cost} >= 0`),
    ],
  )

  const heldMessage = table(
    'held_messages',
    {
      id: is.text().primaryKey(),
      conversation: is
        .text()
        .notNull()
        .references(() => conversation.id),
      from: is.text().notNull(),
      text: is.text().notNull(),
      gift: is.text<GiftId>(),
      answers: is.text(),
      writtenAt: is.moment().notNull(),
      cost: is.whole().notNull(),
    },
    (t) => [
      index('held_messages_by_writer').on(t.from, t.writtenAt),
      index('held_messages_by_conversation').on(t.conversation),
    ],
  )

  return { conversation, seat, message, heldMessage }
}
