/** Below the ports that the system gives to outgoing connections, which would take one between its choice and its use. */
const [LOWEST, PORTS] = [10_000, 10_000]

/** Where this process begins to look: others look elsewhere. */
let next = (process.pid * 61) % PORTS

/** A port that nobody listens on, and that this process gave to nobody before. */
export function freePort(): number {
  for (;;) {
    const port = LOWEST + next
    next = (next + 1) % PORTS
    try {
      Bun.serve({ port, hostname: '127.0.0.1', fetch: () => new Response() }).stop(true)
      return port
    } catch (thrown) {
      if (Object(thrown).code !== 'EADDRINUSE') throw thrown
    }
  }
}
