import { Elysia } from 'elysia'
import { createApi } from '#api/app.ts'
import type { Http } from '#api/http/http.ts'
import { readBuilt } from '#api/pages/document/built.ts'
import { pages } from '#api/pages/pages.ts'
import { openWorld } from '#api/world.ts'
import type { Ports } from '#core/ports.ts'

const BUILT = new URL('../../dist', import.meta.url).pathname

type Reads = Ports['reads']

/** Each read of each store waits first. */
const delayReads = (reads: Reads, waitForDelay: () => Promise<void>): Reads =>
  new Proxy(reads, {
    get: (stores, name: keyof Reads) =>
      new Proxy(stores[name], {
        get: (store, call) => {
          const read: unknown = Reflect.get(store, call)
          if (typeof read !== 'function') return read
          return async (...args: readonly unknown[]) => {
            await waitForDelay()
            return read(...args)
          }
        },
      }),
  })

/** The site over a database in memory whose reads can be delayed. */
export async function openSlowSite() {
  let delay: Promise<unknown> | null = null
  const server = Bun.serve({
    port: 0,
    hostname: '127.0.0.1',
    // Requests wait as long as the test wants.
    idleTimeout: 0,
    fetch: (request) => app.handle(request),
  })
  const origin = `http://localhost:${server.port}`
  const world = await openWorld({ origin, now: Date.now })
  const waitForDelay = async () => void (await delay)
  const ports: Ports = { ...world.ports, reads: delayReads(world.ports.reads, waitForDelay) }
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
    /** Delays every read until this promise is resolved; `null` ends the delay. */
    waitFor: (next: Promise<unknown> | null) => {
      delay = next
    },
    close: () => server.stop(true),
  }
}
