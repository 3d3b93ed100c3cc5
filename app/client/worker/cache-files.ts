import type { Scope } from './scope.ts'

/** Content-hashed names: cached files never go stale. */
const CACHED = '/assets/'

/** Caches the built files that pages request; a new build deletes the previous cache. */
export function cacheFiles(scope: Scope, build: string): void {
  const { caches, clients, location, registration } = scope
  const name = `files-${build}`

  const begin = async () => {
    for (const old of await caches.keys()) {
      if (old.startsWith('files-') && old !== name) await caches.delete(old)
    }
    await registration.navigationPreload?.enable()
    await clients.claim()
  }

  const cached = async (request: Request): Promise<Response> => {
    const cache = await caches.open(name)
    const known = await cache.match(request)
    if (known) return known
    const answer = await scope.fetch(request)
    if (answer.status === 200) await cache.put(request, answer.clone())
    return answer
  }

  // Independent of open pages: a new version may activate at once.
  scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()))
  scope.addEventListener('activate', (event) => event.waitUntil(begin()))
  scope.addEventListener('fetch', (event) => {
    const { origin, pathname } = new URL(event.request.url)
    const ours = origin === location.origin && pathname.startsWith(CACHED)
    if (ours && event.request.method === 'GET') event.respondWith(cached(event.request))
  })
}
