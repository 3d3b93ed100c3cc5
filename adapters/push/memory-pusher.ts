import type { Pusher, ShownPush } from '#core/notifications/pushes.ts'
import { isPushEndpoint } from '#core/notifications/subscriptions/subscribe-push.ts'
import { renderPush } from './render-push.ts'

/** A push as delivered to a browser. */
export type PushedTo = ShownPush & { readonly endpoint: string }

/** Pushes stored in memory, for stories and the mocks. Without a public key the site sends none (spec §3). */
export function memoryPusher(publicKey = ''): Pusher & { readonly pushed: readonly PushedTo[] } {
  const pushed: PushedTo[] = []
  return {
    pushed,
    publicKey,
    takes: isPushEndpoint,
    async push({ endpoint }, push) {
      pushed.push({ ...renderPush(push), endpoint })
      return 'delivered'
    },
  }
}
