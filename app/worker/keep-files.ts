import type { Scope } from './scope.ts'

/** Names that change with their content, so that what was kept under one is never out of date. */
const KEPT = '/assets/'

/** Keeps the built files a page asked for; a new build begins anew and lets go of the old one's. */
export function keepFiles(scope: Scope, build: string): void {
  const { caches, clients, location, registration } = scope
  const name = `files-${build}`

  const begin = async () => {
    for (const old of await caches.keys()) {
      if (old.startsWith('files-') && old !== name) await caches.delete(old)
    }
    await registration.navigationPreload?.enable()
    await clients.claim()
  }

  const kept = async (request: Request): Promise<Response> => {
    const cache = await caches.open(name)
    const known = await cache.match(request)
    if (known) return known
    const answer = await scope.fetch(request)
    if (answer.status === 200) await cache.put(request, answer.clone())
    return answer
  }

  // What it does hangs on no page: nobody has to close one before a new version may begin.
  scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()))
  scope.addEventListener('activate', (event) => event.waitUntil(begin()))
  scope.addEventListener('fetch', (event) => {
    const { origin, pathname } = new URL(event.request.url)
    const ours = origin === location.origin && pathname.startsWith(KEPT)
    if (ours && event.request.method === 'GET') event.respondWith(kept(event.request))
  })
}
