import { generateRequestDetails, getVapidHeaders, type RequestDetails } from 'web-push'
import type { Push, Pusher } from '#core/notifications/pushes.ts'
import { isPushEndpoint } from '#core/notifications/subscribe-push.ts'
import { DAY, type Millis, SECOND } from '#core/shared/time.ts'
import { shown } from './shown.ts'

export type WebPushSettings = {
  readonly publicKey: string
  readonly privateKey: string
  /** Whom a push service may ask about what we send: `mailto:…` or `https://…`. */
  readonly subject: string
  /** Whether push services on this very machine are called too, as the demo and tests have them. */
  readonly loopback: boolean
}

const ENCODING = 'aes128gcm'
const TIMEOUT: Millis = 10 * SECOND
/** For so long a push service keeps what it cannot deliver; who looks after that sees it on the site. */
const KEPT: Millis = DAY
/** What push services answer when a browser is no longer there. */
const GONE: readonly number[] = [404, 410]
const LOOPBACK = /^http:\/\/(localhost|127\.0\.0\.1)(:\d{1,5})?\//

/**
 * Pushes over the Web Push protocol (RFC 8030, 8188, 8291, 8292). An endpoint is an address that a client
 * hands us: only known push services are called, and none may send us on to elsewhere.
 */
export function webPush({ loopback, ...keys }: WebPushSettings): Pusher {
  const takes = (endpoint: string): boolean =>
    isPushEndpoint(endpoint) || (loopback && LOOPBACK.test(endpoint))
  // Were the keys wrong, that must show at the start, and not as browsers that seem to be gone.
  getVapidHeaders('https://push.invalid', keys.subject, keys.publicKey, keys.privateKey, ENCODING)

  return {
    publicKey: keys.publicKey,
    takes,
    async push(to, push) {
      const request = takes(to.endpoint) ? sealed(to, push, keys) : null
      if (!request) return 'gone'
      const { status } = await fetch(request.endpoint, {
        method: request.method,
        headers: new Headers(
          Object.entries(request.headers).map(([name, value]): [string, string] => [
            name,
            String(value),
          ]),
        ),
        body: new Uint8Array(request.body ?? []),
        redirect: 'manual',
        signal: AbortSignal.timeout(TIMEOUT),
      })
      if (GONE.includes(status)) return 'gone'
      if (status >= 200 && status < 300) return 'delivered'
      throw new Error(`the push service answered ${status}`)
    },
  }
}

/** The request that carries a push; `null` when the keys are none that a browser makes. */
function sealed(
  { endpoint, p256dh, auth }: Parameters<Pusher['push']>[0],
  push: Push,
  vapidDetails: Omit<WebPushSettings, 'loopback'>,
): RequestDetails | null {
  try {
    return generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify(shown(push)),
      { vapidDetails, TTL: KEPT / SECOND, urgency: 'high', topic: topicOf(push) },
    )
  } catch {
    return null
  }
}

/** What waits at a push service for a browser that is away takes the place of what it makes out of date. */
const topicOf = ({ path }: Push): string =>
  new Bun.CryptoHasher('sha256').update(path).digest('base64url').slice(0, 32)
