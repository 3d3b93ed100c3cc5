import type { PushState } from '#core/notices/push-prompt.ts'
import { answered, api } from '../client.ts'
import type { Settings } from '../site/queries.ts'

/** The site's public key for push messages; '' where a site sends none (spec §3). */
export const pushKeyOf = (settings: Settings): string =>
  'push_public_key' in settings && typeof settings.push_public_key === 'string'
    ? settings.push_public_key
    : ''

const isCapable = () =>
  'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis

/** How this browser stands to push messages of this site (spec §4). */
export async function pushState(settings: Settings): Promise<PushState> {
  if (pushKeyOf(settings) === '' || !isCapable()) return 'incapable'
  if (Notification.permission === 'denied') return 'denied'
  const worker = await navigator.serviceWorker.getRegistration()
  if (!worker) return 'incapable'
  return (await worker.pushManager.getSubscription()) ? 'subscribed' : 'unsubscribed'
}

/** Asks the browser for push messages, and tells the server where to send them. */
export async function subscribeToPush(settings: Settings): Promise<null> {
  const { pushManager } = await navigator.serviceWorker.ready
  const subscription = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: pushKeyOf(settings),
  })
  const { endpoint = '', keys } = subscription.toJSON()
  const body = { endpoint, keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' } }
  await answered(api['user.php'].post(body, { query: { push: '1' } }))
  return null
}
