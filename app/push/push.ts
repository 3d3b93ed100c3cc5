import { queryOptions } from '@tanstack/react-query'
import type { PushState } from '#core/notices/push-prompt.ts'
import { answered, api } from '../client/client.ts'
import type { Settings } from '../site/queries.ts'
import { siteWorker } from './site-worker.ts'

export type Site = Pick<Settings, 'push_public_key'>

const isCapable = () => 'PushManager' in globalThis && 'Notification' in globalThis

async function manager(): Promise<PushManager> {
  const worker = await siteWorker()
  if (!worker) throw new Error('there is no worker to push to')
  return worker.pushManager
}

/** How this browser stands to push messages of this site (spec §4). */
export async function pushState({ push_public_key: key }: Site): Promise<PushState> {
  if (key === '' || !isCapable()) return 'incapable'
  const worker = await siteWorker()
  if (!worker) return 'incapable'
  if (Notification.permission === 'denied') return 'denied'
  const subscribed = await worker.pushManager.getSubscription()
  return subscribed && Notification.permission === 'granted' ? 'subscribed' : 'unsubscribed'
}

/** The same, once for the whole page; the flow that changes it says so here. */
export const pushQuery = (site: Site) =>
  queryOptions({
    queryKey: ['push'],
    queryFn: () => pushState(site),
    staleTime: Number.POSITIVE_INFINITY,
  })

/** Tells the server where to send. */
async function tell(subscription: PushSubscription): Promise<null> {
  const { endpoint = '', keys } = subscription.toJSON()
  const body = { endpoint, keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' } }
  await answered(api['user.php'].post(body, { query: { push: '1' } }))
  return null
}

/** Asks the browser's push service for an address; one that was made under another key is given back first. */
export async function startPush({ push_public_key: key }: Site): Promise<null> {
  const pushManager = await manager()
  const known = await pushManager.getSubscription()
  if (known && !isUnder(known, key)) await known.unsubscribe()
  const options = { userVisibleOnly: true, applicationServerKey: key }
  return tell(await pushManager.subscribe(options))
}

/** Whether a subscription was made under a key: one under another takes nothing that we sign today. */
export function isUnder({ options }: Pick<PushSubscription, 'options'>, key: string): boolean {
  const bytes = new Uint8Array(options?.applicationServerKey ?? [])
  const text = btoa(String.fromCharCode(...bytes))
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '') === key
}

/** Gives the address back and lets the server forget it; without a network the push service itself will tell it. */
export async function stopPush(): Promise<null> {
  const worker = await siteWorker()
  const known = await worker?.pushManager?.getSubscription()
  if (!known) return null
  await known.unsubscribe()
  const { endpoint } = known
  await answered(api['push-subscription'].delete({ endpoint })).catch(() => null)
  return null
}

/** Keeps a subscription alive that this browser has: it belongs to the session now, and to the key of today. */
export async function renewPush(site: Site): Promise<void> {
  if ((await pushState(site)) === 'subscribed') await startPush(site)
}
