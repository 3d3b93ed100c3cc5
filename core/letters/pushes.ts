import type { PushSubscription } from '../notifications/push-subscriptions.ts'
import type { KindLabel } from '../profiles/kind.ts'
import type { Country } from '../site/countries.ts'
import type { Locale } from '../site/locales.ts'
import type { SocialLetterKind } from './letters.ts'

/** A push notification. Contains the other's name, never message text. */
export type Push = {
  readonly language: Locale
  readonly country: Country
  readonly kind: SocialLetterKind
  /** The profile's name, with the label of its kind. */
  readonly from: string
  readonly labels: readonly KindLabel[]
  /** Target path. A later push with the same path replaces this one. */
  readonly path: string
  /** Total number of unread items, for the badge of the installed app. */
  readonly waiting: number
}

/** A rendered push, sent end-to-end encrypted past the push service. */
export type ShownPush = {
  readonly title: string
  readonly body: string
  readonly language: Locale
  readonly path: string
  readonly waiting: number
}

/** Sends pushes through the push service of each browser. */
export interface Pusher {
  /** The VAPID public key; '' if pushes are disabled. */
  readonly publicKey: string
  /** Whether an endpoint from a client may be called (SSRF protection). */
  takes(endpoint: string): boolean
  /** `gone` if the subscription no longer exists. Throws on other failures; the caller retries. */
  push(
    to: Pick<PushSubscription, 'endpoint' | 'p256dh' | 'auth'>,
    push: Push,
  ): Promise<'delivered' | 'gone'>
}
