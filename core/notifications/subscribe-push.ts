import type { Ports } from '../ports.ts'
import { err, ok, type Result } from '../shared/result.ts'
import type { NotificationError } from './errors.ts'
import { arePushKeys } from './push-keys.ts'
import { MOST_PUSH_SUBSCRIPTIONS, type PushSubscription } from './push-subscriptions.ts'

/** Push services of browsers. Endpoints come from clients, so no other host is ever called (SSRF). */
const SERVICES = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  'web.push.apple.com',
  'notify.windows.com',
]

/** Of labels of up to 63 letters, digits and hyphens, none of which begins or ends with a hyphen (RFC 1123). */
const ENDPOINT = /^https:\/\/((?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,})\/[\x21-\x7e]*$/
const LONGEST_NAME = 253

/** Whether an endpoint is a known push service, at a name that can exist, over https on port 443. */
export function isPushEndpoint(endpoint: string): boolean {
  const host = ENDPOINT.exec(endpoint)?.[1]
  if (host === undefined || host.length > LONGEST_NAME) return false
  return SERVICES.some((service) => host === service || host.endsWith(`.${service}`))
}

/** Stores a push subscription; the oldest is replaced when there are too many. */
export async function subscribePush(
  { atomically, pusher, now }: Pick<Ports, 'atomically' | 'pusher' | 'now'>,
  subscription: Omit<PushSubscription, 'addedAt'>,
): Promise<Result<null, NotificationError>> {
  if (!pusher.takes(subscription.endpoint)) return err({ code: 'push.unknown-service' })
  if (!arePushKeys(subscription)) return err({ code: 'push.keys-invalid' })
  return atomically(async ({ accounts, pushSubscriptions }) => {
    // The lock serialises concurrent subscriptions, so the maximum holds.
    await accounts.lock(subscription.member)
    await pushSubscriptions.put({ ...subscription, addedAt: now() })
    const all = await pushSubscriptions.of(subscription.member)
    for (const { endpoint } of all.slice(MOST_PUSH_SUBSCRIPTIONS)) {
      await pushSubscriptions.remove(endpoint)
    }
    return ok(null)
  })
}
