import type { Pusher, ShownPush } from '#core/notifications/pushes.ts'
import { isPushEndpoint } from '#core/notifications/subscribe-push.ts'
import { shown } from './shown.ts'

/** A push as it reached a browser. */
export type PushedTo = ShownPush & { readonly endpoint: string }

/** Pushes kept in memory, for stories and the mocked world. Without a public key the site sends none (spec §3). */
export function memoryPusher(publicKey = ''): Pusher & { readonly pushed: readonly PushedTo[] } {
  const pushed: PushedTo[] = []
  return {
    pushed,
    publicKey,
    takes: isPushEndpoint,
    async push({ endpoint }, push) {
      pushed.push({ ...shown(push), endpoint })
      return 'delivered'
    },
  }
}
