import { connect, createServer, type Socket } from 'node:net'

/** A TCP proxy to a database server that can drop all traffic, like a frozen machine. */
export async function freezingProxy(target: string) {
  const { hostname, port } = new URL(target)
  const sockets = new Set<Socket>()
  let frozen = false
  const server = createServer((client) => {
    const upstream = connect(Number(port || 5432), hostname)
    const forward = (from: Socket, to: Socket) => {
      sockets.add(from)
      from.on('data', (bytes) => {
        if (!frozen) to.write(bytes)
      })
      from.on('error', () => undefined)
      from.on('close', () => {
        sockets.delete(from)
        to.destroy()
      })
    }
    forward(client, upstream)
    forward(upstream, client)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port to be had')
  const url = new URL(target)
  url.hostname = '127.0.0.1'
  url.port = String(address.port)

  return {
    url: url.href,
    freeze() {
      frozen = true
    },
    /** Forwards traffic again; connections from before are closed. */
    thaw() {
      frozen = false
      for (const socket of sockets) socket.destroy()
    },
    close() {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}
