import { ConfigError } from '../env.ts'
import type { Metrics } from './metrics.ts'

/**
 * Serves the figures at `/metrics` on a port of its own, which is not for the public: by default only this machine
 * reaches it. Returns the stop function.
 */
export function serveMetrics(
  { text, type }: Pick<Metrics, 'text' | 'type'>,
  { port, host }: { readonly port: number; readonly host: string },
): () => Promise<void> {
  try {
    const server = Bun.serve({
      port,
      hostname: host,
      development: false,
      // Two processes would answer by turns.
      reusePort: false,
      fetch: async ({ method, url }) =>
        method === 'GET' && new URL(url).pathname === '/metrics'
          ? new Response(await text(), { headers: { 'content-type': type } })
          : new Response(null, { status: 404 }),
    })
    return () => server.stop(true)
  } catch (thrown) {
    throw new ConfigError(
      `METRICS_PORT ${port} at ${host} cannot be listened at (${Object(thrown).code}).`,
    )
  }
}
