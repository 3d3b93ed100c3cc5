import type { KindLabel } from '../profiles/kind.ts'
import type { Locale } from '../site/locales.ts'
import type { SocialLetterKind } from './letters.ts'
import type { PushSubscription } from './push-subscriptions.ts'

/** A word to one browser that something waits. What was said stays on the site; only who did it leaves it. */
export type Push = {
  readonly language: Locale
  readonly kind: SocialLetterKind
  /** The profile's name, with the words that are owed about it. */
  readonly from: string
  readonly labels: readonly KindLabel[]
  /** What it opens. A later push with the same path takes the place of this one. */
  readonly path: string
  /** How much waits for the member in all, for the badge of the installed app. */
  readonly waiting: number
}

/** A push in words, as it travels to a browser: encrypted, so that the push service reads none of it. */
export type ShownPush = {
  readonly title: string
  readonly body: string
  readonly language: Locale
  readonly path: string
  readonly waiting: number
}

/** Carries pushes to browsers, each through the push service of its maker. */
export interface Pusher {
  /** The key browsers subscribe with; '' where no pushes are sent. */
  readonly publicKey: string
  /** Whether an address that a client hands us is one it would ever call. */
  takes(endpoint: string): boolean
  /** `gone` when nobody is there any more. Throws when it could not be said; it is then tried again. */
  push(
    to: Pick<PushSubscription, 'endpoint' | 'p256dh' | 'auth'>,
    push: Push,
  ): Promise<'delivered' | 'gone'>
}
