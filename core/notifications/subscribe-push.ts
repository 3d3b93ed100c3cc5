import type { Ports } from '../ports.ts'
import { err, ok, type Result } from '../shared/result.ts'
import type { NotificationError } from './errors.ts'
import type { PushSubscription } from './push-subscriptions.ts'

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

/** Notes where a member's browser takes push messages. */
export async function subscribePush(
  { atomically, now }: Pick<Ports, 'atomically' | 'now'>,
  subscription: Omit<PushSubscription, 'addedAt'>,
): Promise<Result<null, NotificationError>> {
  if (!isPushEndpoint(subscription.endpoint)) return err({ code: 'push.unknown-service' })
  return atomically(async ({ pushSubscriptions }) => {
    await pushSubscriptions.put({ ...subscription, addedAt: now() })
    return ok(null)
  })
}
