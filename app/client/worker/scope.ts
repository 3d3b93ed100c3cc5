/** The used part of the service worker scope; TypeScript's DOM types lack it. */
export type Scope = {
  readonly location: { readonly origin: string }
  readonly navigator: Pick<Navigator, 'language' | 'setAppBadge'>
  readonly caches: Pick<CacheStorage, 'open' | 'keys' | 'delete'>
  readonly clients: Clients
  readonly registration: Registration
  skipWaiting(): Promise<void>
  fetch(request: Request | string, init?: RequestInit): Promise<Response>
  addEventListener<Name extends keyof Events>(
    name: Name,
    listener: (event: Events[Name]) => void,
  ): void
}

type Lasting = { waitUntil(work: Promise<unknown>): void }

type Events = {
  readonly install: Lasting
  readonly activate: Lasting
  readonly message: Lasting & { readonly data: unknown }
  readonly fetch: FetchEvent
  readonly push: Lasting & { readonly data: { json(): unknown } | null }
  readonly notificationclick: Lasting & {
    readonly notification: { readonly data: unknown; close(): void }
  }
  readonly pushsubscriptionchange: Lasting & {
    readonly oldSubscription?: PushSubscription | null
    readonly newSubscription?: PushSubscription | null
  }
}

export type FetchEvent = {
  readonly request: Request
  /** The preloaded navigation response, requested while the worker started. */
  readonly preloadResponse?: Promise<Response | undefined>
  respondWith(answer: Promise<Response>): void
}

/** An open page of ours. */
export type Page = {
  readonly url: string
  readonly focused: boolean
  readonly visibilityState: DocumentVisibilityState
  focus(): Promise<Page>
  navigate(url: string): Promise<Page | null>
}

type Clients = {
  claim(): Promise<void>
  matchAll(of: {
    readonly type: 'window'
    readonly includeUncontrolled: true
  }): Promise<readonly Page[]>
  openWindow(url: string): Promise<unknown>
}

type Registration = Pick<ServiceWorkerRegistration, 'showNotification' | 'getNotifications'> & {
  readonly navigationPreload?: { enable(): Promise<void> }
  readonly pushManager: Pick<PushManager, 'subscribe'>
}
