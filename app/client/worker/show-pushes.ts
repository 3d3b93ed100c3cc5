import type { ShownPush } from '#core/notifications/pushes.ts'
import { showsWords } from './previews.ts'
import type { Page, Scope } from './scope.ts'

const ICON = '/icons/icon-192.png'
/** A monochrome silhouette, for Android's status bar. */
const BADGE = '/icons/badge-96.png'

/** A push that waits longer than this for a face is shown without. */
const FACE_TIMEOUT = 4000

/** Shows pushes, opens their targets, and renews a changed subscription. */
export function showPushes(scope: Scope): void {
  const { clients, location, registration } = scope
  const addressOf = (path: string) => new URL(path, location.origin).href
  const pages = () => clients.matchAll({ type: 'window', includeUncontrolled: true })

  /** Their face, loaded with this browser's session: it may be gone by now, and a browser then shows nothing in its place. */
  const faceAt = async (icon: string | null): Promise<string> => {
    if (!icon) return ICON
    const answer = await scope
      .fetch(icon, { signal: AbortSignal.timeout(FACE_TIMEOUT) })
      .catch(() => null)
    return answer?.ok ? icon : ICON
  }

  const show = async ({ title, body, preview, icon, language, path, waiting }: ShownPush) => {
    const [shownIcon, words] = await Promise.all([
      faceAt(icon),
      preview && showsWords(scope.caches).catch(() => false),
    ])
    const seen = (await pages()).filter(({ visibilityState }) => visibilityState === 'visible')
    // Browsers revoke push permission without a visible notification, so it is also shown (silently) to an active
    // user.
    const options: NotificationOptions & { readonly renotify: boolean } = {
      body: words && preview ? preview : body,
      lang: language,
      tag: path,
      renotify: seen.length === 0,
      silent: seen.length > 0,
      icon: shownIcon,
      badge: BADGE,
      data: path,
    }
    await registration.showNotification(title, options)
    await scope.navigator.setAppBadge?.(waiting).catch(() => undefined)
    // Not needed if that screen is visible.
    if (!seen.some(({ url, focused }) => focused && new URL(url).pathname === path)) return
    for (const shown of await registration.getNotifications({ tag: path })) shown.close()
  }

  const open = async (path: string) => {
    const all = await pages()
    const page = all.find(({ url }) => new URL(url).pathname === path) ?? all[0]
    if (!page) return clients.openWindow(addressOf(path))
    await page.focus().catch(() => undefined)
    if (new URL(page.url).pathname !== path) await lead(page, path)
  }

  const lead = async (page: Page, path: string) => {
    const led = await page.navigate(addressOf(path)).catch(() => null)
    return led ?? clients.openWindow(addressOf(path))
  }

  const move = async (old?: PushSubscription | null, given?: PushSubscription | null) => {
    const next = given ?? (old && (await registration.pushManager.subscribe(old.options)))
    if (!next) return
    const { endpoint, keys } = next.toJSON()
    await scope.fetch('/api/user.php?push=1', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-request-type': 'client' },
      body: JSON.stringify({ endpoint, keys: { p256dh: keys?.p256dh, auth: keys?.auth } }),
    })
  }

  scope.addEventListener('push', (event) => {
    const push = shownIn(event.data?.json())
    if (push) event.waitUntil(show(push))
  })
  scope.addEventListener('notificationclick', (event) => {
    const { notification } = event
    notification.close()
    event.waitUntil(open(typeof notification.data === 'string' ? notification.data : '/'))
  })
  scope.addEventListener('pushsubscriptionchange', (event) =>
    event.waitUntil(move(event.oldSubscription, event.newSubscription)),
  )
}

// Safe cast: encrypted by our own server; anything else is not shown.
const shownIn = (data: unknown): ShownPush | null =>
  typeof data === 'object' && data !== null && 'title' in data && 'path' in data
    ? (data as ShownPush)
    : null
