import { Elysia, t } from 'elysia'
import { deleteChat } from '#core/chats/delete-chat.ts'
import type { ListedChat } from '#core/chats/list-chats.ts'
import { listChats } from '#core/chats/list-chats.ts'
import type { Ports } from '#core/ports.ts'
import { type Card, cardsById } from '#core/profiles/cards.ts'
import { isoOf } from '#core/shared/time.ts'
import type { Http } from './http.ts'
import { Problem, statusOf } from './problem.ts'
import { saidBefore } from './said-before.ts'
import { session } from './session.ts'
import { Id, Moment, Nullable, Whole } from './shapes/basics.ts'
import { CardShape, cardShapeOf } from './shapes/profile.ts'

/** Spec §3, a chat; `profile` is `null` when the other is gone and only the words are left. */
const ChatShape = t.Object({
  conversation: t.Object({ id: Id }),
  profile_id: Id,
  profile: Nullable(CardShape),
  num_unread_messages: Whole(),
  last_message: Nullable(
    t.Object({ from: Id, text: t.String(), sent_at: Moment, held: t.Boolean() }),
  ),
})

function lastOf({ last, held }: ListedChat) {
  if (held) return { from: held.from, text: held.text, sent_at: isoOf(held.writtenAt), held: true }
  return last && { from: last.from, text: last.text, sent_at: isoOf(last.sentAt), held: false }
}

const chatOf = (chat: ListedChat, card: Card | null | undefined) => ({
  conversation: { id: chat.conversation },
  profile_id: chat.with,
  profile: card ? cardShapeOf(card) : null,
  num_unread_messages: chat.unread,
  last_message: lastOf(chat),
})

const ChatsShape = t.Object({ chats: t.Array(ChatShape) })

/** The list of chats, at the paths spec §7 gives. */
export const chats = (ports: Ports, http: Http) => {
  const say = saidBefore(ChatsShape, http)
  return new Elysia({ tags: ['Chats'] })
    .use(session(ports, http))
    .get(
      '/chats.php',
      async ({ me, request }) => {
        const [{ chats, others }, mine] = await Promise.all([
          listChats(ports, me.id),
          ports.reads.profiles.byId(me.id),
        ])
        const onlooker = { id: me.id, cell: mine?.place.cell ?? null }
        const cards = await cardsById(ports, onlooker, others)
        return say({
          key: me.id,
          of: { chats, cards },
          make: () => ({ chats: chats.map((chat, at) => chatOf(chat, cards[at])) }),
          request,
        })
      },
      {
        member: true,
        response: { 200: ChatsShape, 403: Problem },
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
        response: {
          200: t.Object({ ok: t.Literal(true) }),
          403: Problem,
          404: Problem,
          422: Problem,
        },
        detail: { summary: 'Delete a chat for oneself' },
      },
    )
}
