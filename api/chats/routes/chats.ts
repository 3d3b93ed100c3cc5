import { Elysia, t } from 'elysia'
import { deleteChat } from '#core/chats/conversations/delete-chat.ts'
import { type ListedChat, listChats, readChats } from '#core/chats/conversations/list-chats.ts'
import { GIFT_IDS } from '#core/chats/messages/gifts.ts'
import type { Ports } from '#core/ports.ts'
import { cardsChangeAt } from '#core/profiles/cards.ts'
import { isoOf } from '#core/shared/time.ts'
import type { Settings } from '#core/site/settings.ts'
import { Done, Id, Moment, Nullable, OneOf, Whole } from '../../basics.ts'
import { session } from '../../http/guards/session.ts'
import type { Http } from '../../http/http.ts'
import { refusals, statusOf } from '../../http/problem.ts'
import { responseCache } from '../../http/response-cache.ts'
import { CardShape, cardShapeOf } from '../../profiles/shapes/profile.ts'

/** Spec §3, a chat; `profile` is `null` if the other was erased. */
const ChatShape = t.Object({
  conversation: t.Object({ id: Id }),
  profile_id: Id,
  profile: Nullable(CardShape),
  num_unread_messages: Whole(),
  last_message: Nullable(
    t.Object({
      from: Id,
      text: t.String(),
      gift: Nullable(OneOf(GIFT_IDS)),
      /** The newest message is a photo. */
      photo: t.Boolean(),
      sent_at: Moment,
      held: t.Boolean(),
    }),
  ),
})

function lastOf({ last, queued }: ListedChat) {
  if (queued) {
    const { from, text, gift, writtenAt } = queued
    return { from, text, gift, photo: false, sent_at: isoOf(writtenAt), held: true }
  }
  if (!last) return null
  const { from, text, gift, photo, sentAt } = last
  return { from, text, gift, photo: photo !== null, sent_at: isoOf(sentAt), held: false }
}

const chatOf = (chat: ListedChat, site: Settings) => ({
  conversation: { id: chat.conversation },
  profile_id: chat.with,
  profile: chat.card && cardShapeOf(chat.card, site),
  num_unread_messages: chat.unread,
  last_message: lastOf(chat),
})

const ChatsShape = t.Object({ chats: t.Array(ChatShape) })

/** The list of chats, at the paths spec §7 gives. */
export const chats = (ports: Ports, http: Http) => {
  const respond = responseCache(ChatsShape, http)
  return new Elysia({ tags: ['Chats'] })
    .use(session(ports, http))
    .get(
      '/chats.php',
      async ({ me, site: { settings }, request }) => {
        const sources = await readChats(ports, me.id)
        const now = ports.now()
        return respond({
          key: me.id,
          sources: { ...sources, notes: settings.visibleProfileNotes },
          now,
          make: () => ({
            answer: { chats: listChats(sources, now).map((chat) => chatOf(chat, settings)) },
            changesAt: cardsChangeAt(sources.others, now),
          }),
          request,
        })
      },
      {
        member: true,
        response: { 200: ChatsShape },
        detail: { summary: "One's chats, newest first" },
      },
    )
    .delete(
      '/chat.php',
      async ({ me, body, status }) => {
        const deleted = await deleteChat(ports, { member: me.id, conversation: body.conversation })
        return deleted.ok ? { ok: true as const } : status(statusOf(deleted.error), deleted.error)
      },
      {
        member: true,
        body: t.Object({ conversation: Id }),
        response: { 200: Done, ...refusals('chat.not-found') },
        detail: { summary: 'Delete a chat for oneself' },
      },
    )
}
