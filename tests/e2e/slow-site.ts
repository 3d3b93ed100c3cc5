import { Elysia } from 'elysia'
import { createApi } from '#api/app.ts'
import type { Http } from '#api/http/http.ts'
import { readBuilt } from '#api/pages/built.ts'
import { pages } from '#api/pages/pages.ts'
import { openWorld } from '#api/world.ts'
import type { Ports } from '#core/ports.ts'

const BUILT = new URL('../../dist', import.meta.url).pathname

type Reads = Ports['reads']

/** Each read of each store waits for its turn first. */
const slowed = (reads: Reads, turn: () => Promise<void>): Reads =>
  new Proxy(reads, {
    get: (stores, name: keyof Reads) =>
      new Proxy(stores[name], {
        get: (store, call) => {
          const read: unknown = Reflect.get(store, call)
          if (typeof read !== 'function') return read
          return async (...asked: readonly unknown[]) => {
            await turn()
            return read(...asked)
          }
        },
      }),
  })

/** The site over a database in memory that takes as long to read as a test wants. */
export async function openSlowSite() {
  let wait: Promise<unknown> | null = null
  const server = Bun.serve({
    port: 0,
    hostname: '127.0.0.1',
    // Whoever asks is kept waiting for as long as the test wants.
    idleTimeout: 0,
    fetch: (request) => app.handle(request),
  })
  const origin = `http://localhost:${server.port}`
  const world = await openWorld({ origin, now: Date.now })
  const turn = async () => void (await wait)
  const ports: Ports = { ...world.ports, reads: slowed(world.ports.reads, turn) }
  const http: Http = {
    cookieHeader: 'cookie',
    setCookieHeader: 'set-cookie',
    secure: false,
    publicUrl: null,
    webhookOrigin: origin,
    development: true,
    mailbox: false,
    behindProxy: false,
    clientAddress: () => '127.0.0.1',
    log: () => undefined,
  }
  const api = createApi(ports, http)
  const app = new Elysia().use(api).use(pages(ports, http, api, await readBuilt(BUILT)))
  return {
    origin,
    mailbox: world.mailbox,
    /** Has every read wait for this from now on. */
    waitFor: (next: Promise<unknown> | null) => {
      wait = next
    },
    close: () => server.stop(true),
  }
}
