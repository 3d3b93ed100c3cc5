import type { MemberId } from '../accounts/account.ts'
import type { ConversationId } from '../chats/chat.ts'
import type { DirectDebitId } from '../orders/direct-debit.ts'
import type { OrderId } from '../orders/order.ts'
import type { Instant, Millis } from '../shared/time.ts'

/** What is to be told to somebody outside the site. No secret is in it: links are made when the letter leaves. */
export type Notice = LetterNotice | PushNotice | TextNotice

/** What calls for a letter. */
export type LetterNotice =
  | { readonly kind: 'activate' | 'reset' | 'reactivate'; readonly member: MemberId }
  | { readonly kind: 'change-mail'; readonly member: MemberId; readonly email: string }
  | { readonly kind: 'mail-changed'; readonly member: MemberId; readonly email: string }
  | { readonly kind: 'password-changed'; readonly member: MemberId }
  | { readonly kind: 'receipt'; readonly member: MemberId; readonly order: OrderId }
  | SocialNotice

/** Something that another member did. */
export type SocialNotice =
  | {
      readonly kind: 'new-message'
      readonly member: MemberId
      readonly from: MemberId
      readonly conversation: ConversationId
    }
  | { readonly kind: 'new-like' | 'new-match'; readonly member: MemberId; readonly from: MemberId }

/** The same, for one of the member's browsers: each is reached, or not, by itself. */
export type PushNotice = {
  readonly kind: 'push'
  readonly member: MemberId
  readonly endpoint: string
  readonly about: SocialNotice
}

/** What calls for a text to the member's phone. */
export type TextNotice = {
  readonly kind: 'debit-code'
  readonly member: MemberId
  readonly debit: DirectDebitId
}

/** A notice on its way, kept in the transaction that caused it. */
export type OutboxItem = {
  readonly id: string
  readonly notice: Notice
  readonly addedAt: Instant
  /** Not to be sent before. */
  readonly dueAt: Instant
  readonly attempts: number
}

/** Takes notices in; part of a unit of work, so nothing is sent for what was rolled back. */
export interface Outbox {
  add(item: OutboxItem): Promise<void>
  /** Takes up to `limit` items that are due, oldest first, and puts them off by `lease` so that no other worker takes them too. */
  claim(now: Instant, lease: Millis, limit: number): Promise<readonly OutboxItem[]>
  done(id: string): Promise<void>
  /** Puts a failed item back for later. */
  again(id: string, dueAt: Instant): Promise<void>
}
