import { type Millis, SECOND } from '#core/shared/time.ts'
import { clientAddress } from '../../server/client-address.ts'
import type { Config } from '../../server/config.ts'
import { fine, type Line, look, wrong } from './line.ts'

const TIMEOUT: Millis = 5 * SECOND
/** An address of documentation (RFC 5737), which a forger might name as their own. */
const FORGED = '192.0.2.1'

type Arrived = { readonly headers: Headers; readonly upgraded: boolean }

/**
 * Listens in the server's place for a moment, and looks at what the proxy makes of a WebSocket that comes from outside.
 * Only while no server runs at the port.
 */
export async function checkProxy(
  config: Config & { readonly publicUrl: string },
): Promise<readonly Line[]> {
  const arrived = await throughProxy(config)
  if (typeof arrived === 'string')
    return [wrong('proxy', arrived, 'see that it runs, and passes everything to HOST and PORT')]
  const host = new URL(config.publicUrl).host
  const passed = arrived.headers.get('host')
  return [
    passed === host
      ? fine('proxy', `it passes the host, ${host}`)
      : wrong(
          'proxy',
          `it passes the host as ${passed}, not ${host}`,
          'let it pass the Host header',
        ),
    forwardedLine(arrived.headers, config.proxies),
    arrived.upgraded
      ? fine('WebSocket', 'it is upgraded at /api/events')
      : wrong(
          'WebSocket',
          'it is not upgraded at /api/events: pages do not hear of news by themselves',
          'let the proxy pass Upgrade and Connection, with HTTP/1.1',
        ),
  ]
}

function forwardedLine(headers: Headers, proxies: number): Line {
  const about = 'X-Forwarded-For'
  const list = headers.get('x-forwarded-for')
  if (list === null)
    return wrong(about, 'the proxy does not set it: all visitors have one address', 'let it set it')
  const request = new Request('http://vonk.invalid', { headers })
  const client = clientAddress(request, { proxies, socket: '' })
  if (client === FORGED)
    return wrong(
      about,
      `visitors can name an address of their own, with PROXIES=${proxies}`,
      'PROXIES must count exactly the proxies before the server; each must append the address that it sees',
    )
  const seen = list.split(',').filter((one) => one.trim() !== FORGED).length
  return seen > proxies
    ? look(
        about,
        `${seen} proxies set it, and PROXIES is ${proxies}: visitors may seem to have the address of a proxy`,
        'set PROXIES to the number of proxies before the server',
      )
    : fine(about, `the proxy sets it, and PROXIES=${proxies} fits`)
}

/** What arrives of a WebSocket to the public address; in words why nothing does. */
async function throughProxy({
  host,
  port,
  publicUrl,
}: Config & { readonly publicUrl: string }): Promise<Arrived | string> {
  const { promise, resolve } = Promise.withResolvers<Arrived | string>()
  const path = `/api/events?doctor=${crypto.randomUUID()}`
  const server = Bun.serve({
    port,
    hostname: host,
    reusePort: false,
    fetch(request, self) {
      const url = new URL(request.url)
      if (`${url.pathname}${url.search}` !== path) return new Response(null, { status: 503 })
      const headers = new Headers(request.headers)
      const upgraded = self.upgrade(request)
      resolve({ headers, upgraded })
      return upgraded ? undefined : new Response(null, { status: 426 })
    },
    websocket: { message: () => undefined },
  })
  const timer = setTimeout(
    () => resolve(`nothing arrives from ${publicUrl} in five seconds`),
    TIMEOUT,
  )
  const address = new URL(path, publicUrl)
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:'
  // Bun's sockets take headers, which the browser's types do not know.
  const options = { headers: { 'x-forwarded-for': FORGED } } as unknown as string[]
  const socket = new WebSocket(address, options)
  // Arrived in part, as without an upgrade, was resolved before.
  socket.onerror = () => resolve(`${publicUrl} cannot be reached from here, or passes nothing on`)
  try {
    return await promise
  } finally {
    clearTimeout(timer)
    socket.close()
    await server.stop(true)
  }
}
