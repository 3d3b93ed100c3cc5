import { generateRequestDetails, getVapidHeaders, type RequestDetails } from 'web-push'
import type { Push, Pusher } from '#core/notifications/pushes.ts'
import { isPushEndpoint } from '#core/notifications/subscriptions/subscribe-push.ts'
import { DAY, type Millis, SECOND } from '#core/shared/time.ts'
import { renderPush } from './render-push.ts'

export type WebPushSettings = {
  readonly publicKey: string
  readonly privateKey: string
  /** VAPID contact: `mailto:…` or `https://…`. */
  readonly subject: string
  /** Whether to allow loopback push services, for demo and tests. */
  readonly loopback: boolean
}

const ENCODING = 'aes128gcm'
const TIMEOUT: Millis = 10 * SECOND
/** TTL at the push service; after that the member sees it on the site. */
const TIME_TO_LIVE: Millis = DAY
/** Status codes for an expired subscription. */
const GONE: readonly number[] = [404, 410]
const LOOPBACK = /^http:\/\/(localhost|127\.0\.0\.1)(:\d{1,5})?\//

/**
 * Web Push (RFC 8030, 8188, 8291, 8292). Endpoints come from clients: only known push services are called, without
 * following redirects (SSRF).
 */
export function webPush({ loopback, ...keys }: WebPushSettings): Pusher {
  const takes = (endpoint: string): boolean =>
    isPushEndpoint(endpoint) || (loopback && LOOPBACK.test(endpoint))
  // Validate the keys at start: otherwise every subscription would seem to be gone.
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

/** The HTTP request of a push; `null` if the subscription's keys are invalid. */
function sealed(
  { endpoint, p256dh, auth }: Parameters<Pusher['push']>[0],
  push: Push,
  vapidDetails: Omit<WebPushSettings, 'loopback'>,
): RequestDetails | null {
  try {
    return generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify(renderPush(push)),
      { vapidDetails, TTL: TIME_TO_LIVE / SECOND, urgency: 'high', topic: topicOf(push) },
    )
  } catch {
    return null
  }
}

/** A push waiting at the service is replaced by a newer one with the same topic. */
const topicOf = ({ path }: Push): string =>
  new Bun.CryptoHasher('sha256').update(path).digest('base64url').slice(0, 32)
