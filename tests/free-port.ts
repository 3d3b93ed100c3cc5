/** Below the range of ephemeral ports, which the system could hand out between choice and use. */
const [LOWEST, PORTS] = [10_000, 10_000]

/** Where this process starts to look; other processes start elsewhere. */
let next = (process.pid * 61) % PORTS

/** A free port that this process has not handed out before. */
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
