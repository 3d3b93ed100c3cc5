import type { Page, Scope } from '#app/client/worker/scope.ts'
import { PUSH_KEYS } from '#stories/shared/push-keys.ts'

const ORIGIN = 'https://vonk.test'

type Heard = (event: never) => void
type Note = { readonly title: string; readonly options: NotificationOptions; closed: boolean }

/** A service worker scope with fake network, caches and pages. */
export function openWorker(pages: readonly Partial<Page>[] = []) {
  const listeners: { readonly name: string; readonly listener: Heard }[] = []
  const stores = new Map<string, Map<string, Response>>()
  const requests: { readonly url: string; readonly init: RequestInit | undefined }[] = []
  const notes: Note[] = []
  const opened: string[] = []
  const navigations: string[] = []
  const world = {
    online: true,
    answer: () => new Response('from the network'),
    badge: 0,
    focused: 0,
  }

  const open = async (name: string) => {
    const store = stores.get(name) ?? new Map<string, Response>()
    stores.set(name, store)
    const key = (of: Request | string) => new URL(typeof of === 'string' ? of : of.url, ORIGIN).href
    return {
      match: async (of: Request | string) => store.get(key(of))?.clone(),
      put: async (of: Request | string, answer: Response) => void store.set(key(of), answer),
    }
  }
  const page = (given: Partial<Page>): Page => ({
    url: `${ORIGIN}/members`,
    focused: false,
    visibilityState: 'hidden',
    focus: async () => {
      world.focused += 1
      return page(given)
    },
    navigate: async (url) => {
      navigations.push(url)
      return page(given)
    },
    ...given,
  })
  // Implements only what the worker uses of a browser.
  const scope = {
    location: { origin: ORIGIN },
    navigator: {
      language: 'de-DE',
      setAppBadge: async (count = 0) => {
        world.badge = count
      },
    },
    caches: {
      open,
      keys: async () => [...stores.keys()],
      delete: async (name: string) => stores.delete(name),
    },
    clients: {
      claim: async () => undefined,
      matchAll: async () => pages.map(page),
      openWindow: async (url: string) => opened.push(url),
    },
    registration: {
      showNotification: async (title: string, options: NotificationOptions) =>
        void notes.push({ title, options, closed: false }),
      getNotifications: async ({ tag }: { readonly tag: string }) =>
        notes
          .filter(({ options }) => options.tag === tag)
          .map((notification) => ({
            close: () => {
              notification.closed = true
            },
          })),
      pushManager: { subscribe: async () => subscription('fresh') },
    },
    skipWaiting: async () => undefined,
    fetch: async (request: Request | string, init?: RequestInit) => {
      requests.push({
        url: new URL(typeof request === 'string' ? request : request.url, ORIGIN).href,
        init,
      })
      if (!world.online) throw new TypeError('no network')
      return world.answer()
    },
    addEventListener: (name: string, listener: Heard) => void listeners.push({ name, listener }),
  } as unknown as Scope

  /** Dispatches an event; resolves with its work. */
  async function happen(name: string, facts: object = {}): Promise<Response | null> {
    const works: Promise<unknown>[] = []
    let answer: Promise<Response> | null = null
    const event = {
      ...facts,
      waitUntil: (work: Promise<unknown>) => void works.push(work),
      respondWith: (given: Promise<Response>) => {
        answer = given
      },
    }
    for (const { name: known, listener } of listeners) if (known === name) listener(event as never)
    await Promise.all(works)
    return answer
  }

  const ask = (path: string, init?: RequestInit) =>
    happen('fetch', { request: new Request(new URL(path, ORIGIN), init) })
  const visit = (path: string) =>
    happen('fetch', {
      request: { url: new URL(path, ORIGIN).href, method: 'GET', mode: 'navigate' },
    })

  return { scope, world, happen, ask, visit, requests, notes, opened, navigations, stores }
}

/** A browser's subscription. */
export const subscription = (name: string) => ({
  options: {},
  toJSON: () => ({
    endpoint: `https://fcm.googleapis.com/fcm/send/${name}`,
    keys: PUSH_KEYS,
  }),
})
