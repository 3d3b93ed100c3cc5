import type { Ports } from '../ports.ts'
import { err, ok, type Result } from '../shared/result.ts'
import type { NotificationError } from './errors.ts'
import { MOST_PUSH_SUBSCRIPTIONS, type PushSubscription } from './push-subscriptions.ts'

/** The push services browsers use. An endpoint is an address a client hands us, so no other is ever called. */
const SERVICES = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  'web.push.apple.com',
  'notify.windows.com',
]

/** Whether an endpoint is one of the known push services, over https on its own port. */
export function isPushEndpoint(endpoint: string): boolean {
  const host = /^https:\/\/([a-z0-9.-]+)\//.exec(endpoint)?.[1]
  return SERVICES.some((service) => host === service || host?.endsWith(`.${service}`))
}

/** Notes where a member's browser takes push messages; of too many the one added longest ago makes room. */
export async function subscribePush(
  { atomically, pusher, now }: Pick<Ports, 'atomically' | 'pusher' | 'now'>,
  subscription: Omit<PushSubscription, 'addedAt'>,
): Promise<Result<null, NotificationError>> {
  if (!pusher.takes(subscription.endpoint)) return err({ code: 'push.unknown-service' })
  return atomically(async ({ accounts, pushSubscriptions }) => {
    // Two browsers at once wait for each other, so that together they are not one too many.
    await accounts.hold(subscription.member)
    await pushSubscriptions.put({ ...subscription, addedAt: now() })
    const all = await pushSubscriptions.of(subscription.member)
    for (const { endpoint } of all.slice(MOST_PUSH_SUBSCRIPTIONS)) {
      await pushSubscriptions.remove(endpoint)
    }
    return ok(null)
  })
}
