import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { connect, type Socket } from 'node:net'
import type { Duplex } from 'node:stream'

/** How often each server is asked whether it is ready. */
const PROBE = 200
/** A file whose name has a hash of what is in it. */
const ASSET = /^\/assets\//

export type Balancer = {
  /** Requests passed on so far, by the port of their server. */
  readonly passed: ReadonlyMap<number, number>
  close(): void
}

/**
 * The smallest proxy that an install of several servers can stand behind: each request goes to the next server that is
 * ready, whoever sent it, and so does each WebSocket.
 */
export async function balance(port: number, servers: readonly number[]): Promise<Balancer> {
  const ready = new Set(servers)
  /** Those that answer at all. */
  const there = new Set(servers)
  const passed = new Map(servers.map((server) => [server, 0]))
  let turn = 0

  function next(): number | undefined {
    // Where none says that it is ready, one that is there may answer yet.
    const able = servers.filter((server) => (ready.size > 0 ? ready : there).has(server))
    turn += 1
    const chosen = able[turn % Math.max(1, able.length)]
    if (chosen !== undefined) passed.set(chosen, (passed.get(chosen) ?? 0) + 1)
    return chosen
  }

  function probe() {
    for (const server of servers) {
      fetch(`http://127.0.0.1:${server}/ready`).then(
        ({ ok }) => {
          there.add(server)
          if (ok) ready.add(server)
          else ready.delete(server)
        },
        () => {
          there.delete(server)
          ready.delete(server)
        },
      )
    }
  }
  const probing = setInterval(probe, PROBE)

  /** Of two versions side by side each has its own scripts: one that a server lacks is asked of the others. */
  function passOn(asked: IncomingMessage, answer: ServerResponse, lacking: readonly number[] = []) {
    const server = lacking.length === 0 ? next() : servers.find((one) => !lacking.includes(one))
    if (server === undefined) return void answer.writeHead(503).end()
    const { method, url = '' } = asked
    const onward = request(
      { host: '127.0.0.1', port: server, method, path: url, headers: forwarded(asked) },
      (told) => {
        const tried = [...lacking, server]
        if (told.statusCode === 404 && ASSET.test(url) && tried.length < servers.length) {
          told.resume()
          return passOn(asked, answer, tried)
        }
        answer.writeHead(told.statusCode ?? 502, told.rawHeaders)
        told.pipe(answer)
      },
    )
    onward.on('error', () => {
      if (answer.headersSent) answer.destroy()
      else answer.writeHead(502).end()
    })
    // A client that has gone wants no answer.
    answer.on('close', () => onward.destroy())
    if (lacking.length === 0) asked.pipe(onward)
    else onward.end()
  }
  const proxy = createServer((asked, answer) => passOn(asked, answer))

  proxy.on('upgrade', (asked: IncomingMessage, client: Duplex, head: Buffer) => {
    const server = next()
    if (server === undefined) return void client.destroy()
    const onward = connect(server, '127.0.0.1', () => {
      const headers = Object.entries(forwarded(asked)).map(([name, value]) => `${name}: ${value}`)
      onward.write(`${asked.method} ${asked.url} HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n`)
      onward.write(head)
      onward.pipe(client).pipe(onward)
    })
    for (const [one, other] of [
      [onward, client],
      [client, onward],
    ] as const) {
      one.on('error', () => other.destroy())
      one.on('close', () => other.destroy())
    }
  })

  await new Promise<void>((resolve) => proxy.listen(port, '127.0.0.1', resolve))
  return {
    passed,
    close() {
      clearInterval(probing)
      proxy.close()
      proxy.closeAllConnections()
    },
  }
}

/** Its headers, and whom it came from. */
function forwarded({ headers, socket }: IncomingMessage & { readonly socket: Socket }) {
  const before = headers['x-forwarded-for']
  const client = socket.remoteAddress ?? ''
  return { ...headers, 'x-forwarded-for': before === undefined ? client : `${before}, ${client}` }
}
