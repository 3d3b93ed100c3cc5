import { sql } from 'drizzle-orm'
import type { ChatPhotoState, PhotoReturn } from '#core/chats/chat.ts'
import type { GiftId } from '#core/chats/messages/gifts.ts'
import type { AbuseReason } from '#core/profiles/photo.ts'
import type { SiteId } from '#core/site/settings.ts'
import type { accountTables } from '../accounts/tables.ts'
import type { Kit } from '../shared/kit.ts'

/** Conversations, their two seats, and messages. */
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
      /** The two ids in order, so that a pair has one conversation whoever opens it. */
      low: is.text().notNull(),
      high: is.text().notNull(),
      startedAt: is.moment().notNull(),
      lastSeq: is.whole().notNull(),
      /** Denormalised newest message, for the list of chats. */
      lastFrom: is.text(),
      lastText: is.text(),
      lastGift: is.text<GiftId>(),
      lastPhoto: is.text(),
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
      /** Number of messages the member wrote here. */
      sent: is.whole().notNull(),
      readSeq: is.whole().notNull(),
      otherReadSeq: is.whole().notNull(),
      hiddenSeq: is.whole().notNull(),
      acknowledgedAt: is.moment(),
      /** Whether and since when it is on the member's list of chats. */
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
      /** The quote, as JSON. */
      answers: is.text(),
      sentAt: is.moment().notNull(),
      cost: is.whole().notNull(),
      /** The id of its photo. */
      photo: is.text(),
    },
    (t) => [
      uniqueIndex('messages_in_order').on(t.conversation, t.seq),
      check('messages_cost_not_below_zero', sql`${t.cost} >= 0`),
    ],
  )

  const queuedMessage = table(
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

  const chatPhoto = table(
    'chat_photos',
    {
      id: is.text().primaryKey(),
      conversation: is
        .text()
        .notNull()
        .references(() => conversation.id),
      from: is.text().notNull(),
      key: is.text(),
      state: is.text<ChatPhotoState>().notNull(),
      reason: is.text<PhotoReturn>(),
      width: is.whole().notNull(),
      height: is.whole().notNull(),
      site: is.text<SiteId>().notNull(),
      sentAt: is.moment().notNull(),
      /** Paid and granted credits charged. */
      granted: is.whole().notNull(),
      paid: is.whole().notNull(),
      /** `seq` of its message. */
      seq: is.whole(),
      openedAt: is.moment(),
      hidden: is.flag().notNull(),
      refusedBefore: is.text<AbuseReason>(),
    },
    (t) => [
      uniqueIndex('chat_photos_by_key').on(t.key),
      index('chat_photos_by_sender').on(t.from, t.sentAt),
      index('chat_photos_undelivered')
        .on(t.conversation, t.from, t.sentAt)
        .where(sql`${t.state} <> 'delivered'`),
      index('chat_photos_to_check').on(t.sentAt).where(sql`${t.state} = 'inspection'`),
      check('chat_photos_cost_not_below_zero', sql`${t.granted} >= 0 and ${t.paid} >= 0`),
      check(
        'chat_photos_message_once_delivered',
        sql`(${t.seq} is null) = (${t.state} <> 'delivered')`,
      ),
    ],
  )

  return { conversation, seat, message, queuedMessage, chatPhoto }
}
