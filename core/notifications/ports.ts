import type { MailTrouble, MemberId } from '../accounts/account.ts'
import type { ConversationId } from '../chats/chat.ts'
import type { DomainEvent } from '../events.ts'
import type { Result } from '../shared/result.ts'
import type { Instant } from '../shared/time.ts'
import type { WebhookCall, WebhookError } from '../shared/webhook.ts'
import type { Campaign, CampaignId, CampaignKind, CampaignMail } from './campaign.ts'
import type { Deliveries, DeliveryReads } from './deliveries.ts'
import type { Mailer, RenderLetter } from './letters.ts'
import type { MailLog, MailLogReads } from './mail-log.ts'
import type { Pusher, PushSubscriptionReads, PushSubscriptions } from './pushes.ts'
import type { Texter } from './texts.ts'

export interface CampaignReads {
  byId(id: CampaignId): Promise<Campaign | null>
  /** Newest first. */
  newest(limit: number): Promise<readonly Campaign[]>
  /** Number of its mails sent. */
  sentCount(id: CampaignId): Promise<number>
  /** The members among these to whom the campaign's mail was sent. */
  sentAmong(id: CampaignId, members: readonly MemberId[]): Promise<ReadonlySet<MemberId>>
  /** Campaign mails to a member, newest first. */
  mailsTo(member: MemberId): Promise<readonly CampaignMail[]>
}

export interface Campaigns extends CampaignReads {
  /** `false` if the id is in use; the store guarantees uniqueness. */
  add(campaign: Campaign): Promise<boolean>
  /** `false` if it was already stopped. */
  stop(id: CampaignId, at: Instant): Promise<boolean>
  /** Records that a mail is about to be sent: one row per member and campaign, with the time of the last attempt. */
  begin(mail: {
    readonly campaign: CampaignId
    readonly kind: CampaignKind
    readonly member: MemberId
    readonly begunAt: Instant
  }): Promise<void>
  /** Records that the mail was sent. */
  sent(id: CampaignId, member: MemberId, at: Instant): Promise<void>
  /** Removes recipients of campaigns that ended before a moment; the campaigns stay. */
  pruneMails(endedBefore: Instant): Promise<void>
  /** Removes a member's campaign mails. */
  erase(member: MemberId): Promise<void>
}

/** A report about a mail: a bounce, or a spam complaint. */
type MailReport = {
  readonly trouble: Exclude<MailTrouble, 'listunsubscribe'>
  readonly address: string
}

/** The webhook of the operator's mail provider. */
export interface MailWebhook {
  /** Parses a webhook after verifying its signature; `null` if no secret is configured. */
  verifyWebhook(call: WebhookCall): Promise<Result<MailReport, WebhookError>>
}

/** Maximum live connections per member. */
export const PAGES_PER_MEMBER = 20

/** What to invalidate in a member's open pages. No content: pages refetch it. */
export type LiveUpdate =
  | { readonly type: 'message'; readonly conversation: ConversationId }
  | { readonly type: 'read'; readonly conversation: ConversationId }
  | { readonly type: 'like'; readonly from: MemberId }
  | { readonly type: 'match'; readonly with: MemberId }
  | { readonly type: 'account' }
  | { readonly type: 'order' }
  | { readonly type: 'photos' }
  /** What one reported, and how it stands. */
  | { readonly type: 'reports' }
  | { readonly type: 'chats' }
  /** Who is visible changed: a block, or a deleted or banned account. */
  | { readonly type: 'people' }
  /** Everything, if there were too many events to look through. */
  | { readonly type: 'everything' }

/** A live update, and the members whose pages get it. */
type Addressed = { readonly to: MemberId; readonly update: LiveUpdate }

/** Publishes to a member's open pages, best effort; polling covers losses. */
export interface LiveUpdates {
  /** Subscribes to a member's live updates; returns the unsubscribe function. */
  listen(member: MemberId, onUpdate: (update: LiveUpdate) => void): () => void
}

const both = (a: MemberId, b: MemberId, update: LiveUpdate): readonly Addressed[] => [
  { to: a, update },
  { to: b, update },
]

/** The members whose open pages an event invalidates. */
export function liveUpdatesOf(event: DomainEvent): readonly Addressed[] {
  switch (event.type) {
    case 'message.sent':
      return both(event.from, event.to, { type: 'message', conversation: event.conversation })
    case 'conversation.read': {
      const update = { type: 'read', conversation: event.conversation } as const
      // The reader's other pages count what is unread.
      const counts: Addressed = { to: event.by, update: { type: 'chats' } }
      const read = event.unseen ? [{ to: event.by, update }] : both(event.by, event.with, update)
      return [...read, counts]
    }
    case 'chat-photo.sent':
    case 'chat-photo.returned':
      return [{ to: event.from, update: { type: 'message', conversation: event.conversation } }]
    case 'conversation.hidden':
      return [{ to: event.by, update: { type: 'chats' } }]
    case 'member.liked':
      return both(event.to, event.from, { type: 'like', from: event.from })
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
    case 'order.payment-returned':
    case 'order.return-failed':
    case 'order.refunded':
    case 'order.charged-back':
    case 'order.chargeback-reversed':
    case 'credits.granted':
    case 'credits.taken':
    case 'withdrawal.confirmed':
      return [{ to: event.member, update: { type: 'order' } }]
    case 'photo.decided':
      return [{ to: event.member, update: { type: 'photos' } }]
    case 'report.filed':
    case 'report.decided':
      return event.by === undefined ? [] : [{ to: event.by, update: { type: 'reports' } }]
    case 'account.closed':
    case 'account.banned':
      return [
        { to: event.member, update: { type: 'account' } },
        ...(event.knownTo ?? []).map((to) => ({ to, update: { type: 'people' } as const })),
      ]
    case 'account.confirmed':
    case 'account.changed':
    case 'account.restored':
    case 'account.unbanned':
    case 'password.changed':
    case 'email.changed':
    case 'device.added':
    case 'session.ended':
      return [{ to: event.member, update: { type: 'account' } }]
    // The events of its order and of the photo tell of it.
    case 'credits.released':
    case 'account.joined':
    case 'account.erased':
    case 'account.warned':
    case 'activation.requested':
    case 'reset.requested':
    case 'password.guessed':
    case 'debit.code-requested':
    case 'debit.mandate-signed':
    case 'reports.paused':
    case 'complaint.filed':
    case 'complaint.answered':
    case 'site.published':
    case 'withdrawal.stated':
      return []
  }
}

/** What is read, without a transaction. */
export interface NotificationsReads {
  readonly campaigns: CampaignReads
  readonly deliveries: DeliveryReads
  readonly mailLog: MailLogReads
  readonly pushSubscriptions: PushSubscriptionReads
}

/** What is read and written inside a transaction. */
export interface NotificationsStores {
  readonly campaigns: Campaigns
  readonly deliveries: Deliveries
  readonly mailLog: MailLog
  readonly pushSubscriptions: PushSubscriptions
}

/** What else is asked of the world. */
export interface NotificationsPorts {
  readonly liveUpdates: LiveUpdates
  readonly mailer: Mailer
  /** A mail's words, for a preview. */
  readonly renderLetter: RenderLetter
  readonly pusher: Pusher
  readonly texter: Texter
  readonly mailWebhook: MailWebhook
}
