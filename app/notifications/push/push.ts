import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { PushState } from '#core/membership/alerts/prompts.ts'
import { answered, api } from '../../client/client.ts'
import { setShowsWords } from '../../client/worker/previews.ts'
import type { Settings } from '../../site/queries.ts'
import { siteWorker } from './site-worker.ts'

export type Site = Pick<Settings, 'push_public_key'>

const isCapable = () => 'PushManager' in globalThis && 'Notification' in globalThis

async function manager(): Promise<PushManager> {
  const worker = await siteWorker()
  if (!worker) throw new Error('there is no worker to push to')
  return worker.pushManager
}

/** This browser's push state on this site (spec §4). */
export async function pushState({ push_public_key: key }: Site): Promise<PushState> {
  if (key === '' || !isCapable()) return 'incapable'
  const worker = await siteWorker()
  if (!worker) return 'incapable'
  if (Notification.permission === 'denied') return 'denied'
  const subscribed = await worker.pushManager.getSubscription()
  return subscribed && Notification.permission === 'granted' ? 'subscribed' : 'unsubscribed'
}

const PUSH_KEY = ['push'] as const

/** The same, cached for the whole page; the machine updates it. */
export const pushQuery = (site: Site) =>
  queryOptions({
    queryKey: PUSH_KEY,
    queryFn: () => pushState(site),
    staleTime: Number.POSITIVE_INFINITY,
  })

/** The cached state; `undefined` before it is known. */
export const knownPushState = (queries: QueryClient): PushState | undefined =>
  queries.getQueryData(PUSH_KEY)

/** Sends the subscription to the server. */
async function tell(subscription: PushSubscription): Promise<null> {
  const { endpoint = '', keys } = subscription.toJSON()
  const body = { endpoint, keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' } }
  await answered(api['user.php'].post(body, { query: { push: '1' } }))
  return null
}

/** Subscribes at the push service; a subscription with another VAPID key is removed first. */
export async function startPush({ push_public_key: key }: Site): Promise<null> {
  const pushManager = await manager()
  const known = await pushManager.getSubscription()
  if (known && !isUnder(known, key)) await known.unsubscribe()
  const options = { userVisibleOnly: true, applicationServerKey: key }
  return tell(await pushManager.subscribe(options))
}

/** Whether a subscription has the current VAPID key; with another, pushes fail. */
export function isUnder({ options }: Pick<PushSubscription, 'options'>, key: string): boolean {
  const bytes = new Uint8Array(options?.applicationServerKey ?? [])
  const text = btoa(String.fromCharCode(...bytes))
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '') === key
}

/** Unsubscribes here and on the server; offline, the push service reports it later. */
export async function stopPush(): Promise<null> {
  const worker = await siteWorker()
  // Whoever turns them on again in this browser decides anew.
  if ('caches' in globalThis) await setShowsWords(caches, false)
  const known = await worker?.pushManager?.getSubscription()
  if (!known) return null
  await known.unsubscribe()
  const { endpoint } = known
  await answered(api['push-subscription'].delete({ endpoint })).catch(() => null)
  return null
}

/** Renews an existing subscription: bound to the current session and VAPID key. */
export async function renewPush(site: Site): Promise<void> {
  if ((await pushState(site)) === 'subscribed') await startPush(site)
}
