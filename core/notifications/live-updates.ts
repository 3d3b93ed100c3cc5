import type { MemberId } from '../accounts/account.ts'
import type { ConversationId } from '../chats/chat.ts'
import type { DomainEvent } from '../events.ts'

/** How many pages of one member may listen at once. */
export const PAGES_PER_MEMBER = 20

/** Tells a member's open pages what of theirs is out of date. It carries no content: pages ask for that. */
export type LiveUpdate =
  | { readonly type: 'message'; readonly conversation: ConversationId }
  | { readonly type: 'read'; readonly conversation: ConversationId }
  | { readonly type: 'like'; readonly from: MemberId }
  | { readonly type: 'match'; readonly with: MemberId }
  | { readonly type: 'account' }
  | { readonly type: 'order' }
  | { readonly type: 'photos' }
  | { readonly type: 'chats' }
  /** Who may be seen and written to changed: a block, or somebody who left. */
  | { readonly type: 'people' }
  /** More than anybody looked through. */
  | { readonly type: 'everything' }

/** A live update, and whose pages it is for. */
export type Addressed = { readonly to: MemberId; readonly update: LiveUpdate }

/** Reaches a member's open pages, now, as best it can; polling makes up for what it misses. */
export interface LiveUpdates {
  /** Hears what is out of date for a member until the answer is called. */
  listen(member: MemberId, heard: (update: LiveUpdate) => void): () => void
}

const both = (a: MemberId, b: MemberId, update: LiveUpdate): readonly Addressed[] => [
  { to: a, update },
  { to: b, update },
]

/** Whose open pages an event makes out of date. */
export function liveUpdatesOf(event: DomainEvent): readonly Addressed[] {
  switch (event.type) {
    case 'message.sent':
      return both(event.from, event.to, { type: 'message', conversation: event.conversation })
    case 'conversation.read': {
      const update = { type: 'read', conversation: event.conversation } as const
      return event.unseen ? [{ to: event.by, update }] : both(event.by, event.with, update)
    }
    case 'conversation.hidden':
      return [{ to: event.by, update: { type: 'chats' } }]
    case 'member.liked':
      return [
        { to: event.to, update: { type: 'like', from: event.from } },
        { to: event.from, update: { type: 'like', from: event.from } },
      ]
    case 'match.made':
      return [
        { to: event.to, update: { type: 'match', with: event.from } },
        { to: event.from, update: { type: 'match', with: event.to } },
      ]
    case 'like.withdrawn':
      return both(event.from, event.to, { type: 'people' })
    case 'member.blocked':
    case 'member.unblocked':
      return both(event.by, event.blocked, { type: 'people' })
    case 'order.completed':
    case 'order.failed':
    case 'order.cancelled':
    case 'order.refund-requested':
    case 'order.refund-failed':
    case 'order.refunded':
    case 'order.charged-back':
    case 'order.chargeback-reversed':
      return [{ to: event.member, update: { type: 'order' } }]
    case 'photo.decided':
      return [{ to: event.member, update: { type: 'photos' } }]
    case 'account.closed':
      return [
        { to: event.member, update: { type: 'account' } },
        ...(event.knownTo ?? []).map((to) => ({ to, update: { type: 'people' } as const })),
      ]
    case 'account.confirmed':
    case 'account.changed':
    case 'account.restored':
    case 'password.changed':
    case 'email.changed':
    case 'device.added':
    case 'session.ended':
      return [{ to: event.member, update: { type: 'account' } }]
    case 'account.joined':
    case 'account.erased':
    case 'activation.requested':
    case 'reset.requested':
    case 'password.guessed':
    case 'debit.code-requested':
    case 'report.filed':
    case 'complaint.filed':
      return []
  }
}
