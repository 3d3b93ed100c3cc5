import { Elysia, t } from 'elysia'
import { markRead, openConversation } from '#core/chats/conversations/open-conversation.ts'
import { readConversation } from '#core/chats/conversations/read-conversation.ts'
import { allowanceLeft } from '#core/chats/messages/free-allowance.ts'
import { GIFT_IDS } from '#core/chats/messages/gifts.ts'
import { sendMessage } from '#core/chats/messages/send-message.ts'
import { withdrawQueued } from '#core/chats/queued.ts'
import type { Ports } from '#core/ports.ts'
import { Id, MOST, NewId, One, OneOf, PathId, Whole } from '../../basics.ts'
import { session } from '../../http/guards/session.ts'
import type { Http } from '../../http/http.ts'
import { refusals, statusOf } from '../../http/problem.ts'
import { AllowanceShape } from '../../profiles/shapes/profile.ts'
import { photoIn } from '../shapes/chat-photo.ts'
import {
  deliveredMessage,
  MessageShape,
  QuoteRequestShape,
  queuedMessage,
  quoteRequestOf,
  sentMessage,
  undeliveredPhoto,
} from '../shapes/message.ts'

const ConversationShape = t.Object({ id: Id, profile_id: Id, started: t.Boolean() })
const ById = One('chat.not-found')

/** Conversations: opening, reading and writing. */
export const conversations = (ports: Ports, http: Http) =>
  new Elysia({ prefix: '/conversations', tags: ['Chats'] })
    .use(session(ports, http))
    .post(
      '',
      async ({ me, site, body, status }) => {
        const opened = await openConversation(ports, {
          member: me.id,
          with: body.profile_id,
          site: site.settings.id,
        })
        if (!opened.ok) return status(statusOf(opened.error), opened.error)
        const { id, lastSeq } = opened.value
        return { id, profile_id: body.profile_id, started: lastSeq > 0 }
      },
      {
        member: true,
        body: t.Object({ profile_id: Id }),
        response: {
          200: ConversationShape,
          ...refusals('site.not-shown', 'profile.not-found', 'chat.self'),
        },
        detail: { summary: 'The conversation with a profile, opened if need be; costs nothing' },
      },
    )
    .get(
      '/:id/messages',
      async ({ me, site, params, query, status }) => {
        const { before, after } = query
        const read = await readConversation(ports, {
          member: me.id,
          conversation: params.id,
          ...(before === undefined ? {} : { before }),
          ...(after === undefined ? {} : { after }),
        })
        if (!read.ok) return status(statusOf(read.error), read.error)
        const { seat, messages, queued, undelivered, hasOlder } = read.value
        const { freeAllowance } = site.settings
        return {
          conversation: {
            id: params.id,
            profile_id: seat.with,
            started: seat.conversation.lastSeq > 0,
          },
          messages: messages.map((message) =>
            deliveredMessage(message, photoIn(message, read.value)),
          ),
          held: [
            ...queued.map((message) => queuedMessage(message, me.status)),
            ...undelivered.map(undeliveredPhoto),
          ],
          has_older: hasOlder,
          read_seq: seat.readSeq,
          other_read_seq: seat.otherReadSeq,
          acknowledged: seat.acknowledgedAt !== null,
          allowance: await allowanceLeft(ports.reads, me, seat.conversation, freeAllowance),
        }
      },
      {
        member: true,
        params: ById,
        query: t.Object({
          before: t.Optional(Whole({ minimum: 1, maximum: MOST })),
          after: t.Optional(Whole({ minimum: 0, maximum: MOST })),
        }),
        response: {
          200: t.Object({
            conversation: ConversationShape,
            messages: t.Array(MessageShape),
            /** Own undelivered messages: queued, unpaid, in moderation, or returned. */
            held: t.Array(MessageShape),
            has_older: t.Boolean(),
            read_seq: Whole(),
            other_read_seq: Whole(),
            acknowledged: t.Boolean(),
            /** Price of the next message here. */
            allowance: AllowanceShape,
          }),
          ...refusals('chat.not-found'),
        },
        detail: {
          summary: 'Messages, oldest first; older ones with `before`, new ones with `after`',
        },
      },
    )
    .post(
      '/:id/messages',
      async ({ me, site, params, body, status }) => {
        const sent = await sendMessage(ports, {
          id: body.id,
          from: me.id,
          conversation: params.id,
          text: body.text ?? '',
          gift: body.gift ?? null,
          quote: quoteRequestOf(body.answers),
          acknowledged: body.acknowledged ?? false,
          ...(body.credits !== undefined && { agreed: body.credits }),
          site: site.settings,
        })
        if (!sent.ok) return status(statusOf(sent.error), sent.error)
        return status(201, sentMessage(sent.value))
      },
      {
        member: true,
        params: ById,
        body: t.Object({
          id: NewId,
          /** Optional with a gift. */
          text: t.Optional(t.String({ maxLength: 20_000 })),
          gift: t.Optional(OneOf(GIFT_IDS)),
          /** The quote: a message of this conversation, or a photo or line of the other's profile. */
          answers: t.Optional(QuoteRequestShape),
          acknowledged: t.Optional(t.Boolean()),
          /** The displayed price: a higher one is refused rather than charged. */
          credits: t.Optional(Whole({ minimum: 0, maximum: MOST })),
        }),
        response: {
          201: MessageShape,
          ...refusals(
            'site.not-shown',
            'credits.insufficient',
            'message.empty',
            'message.too-long',
            'message.id-taken',
            'message.price-changed',
            'message.answers-nothing',
            'chat.not-found',
            'chat.closed',
            'chat.free-limit',
            'chat.acknowledge-first',
          ),
        },
        detail: {
          summary:
            'Send a message, a gift with it if one likes, paid in credits; sent again under the same id it is not sent twice',
        },
      },
    )
    .delete(
      '/:id/queued/:message',
      async ({ me, params: { message } }) => ({
        withdrawn: await withdrawQueued(ports, { member: me.id, message }),
      }),
      {
        member: true,
        params: t.Object({ id: PathId('chat.not-found'), message: PathId('chat.not-found') }),
        response: { 200: t.Object({ withdrawn: t.Boolean() }) },
        detail: {
          summary:
            'Take back a message that waits for the email or is unpaid; not `withdrawn` once it was sent',
        },
      },
    )
    .post(
      '/:id/read',
      async ({ me, params, body, status }) => {
        const marked = await markRead(ports, {
          member: me.id,
          conversation: params.id,
          seq: body.seq,
          invisible: me.invisible,
        })
        return marked.ok ? { seq: marked.value } : status(statusOf(marked.error), marked.error)
      },
      {
        member: true,
        params: ById,
        body: t.Object({ seq: Whole({ minimum: 0, maximum: MOST }) }),
        response: { 200: t.Object({ seq: Whole() }), ...refusals('chat.not-found') },
        detail: { summary: 'Note how far one has read' },
      },
    )
