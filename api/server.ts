/** The composition root: reads the environment, opens the adapters, listens, and closes it all again. */
import { Elysia } from 'elysia'
import { accessLog } from './access-log.ts'
import { createApi } from './app.ts'
import { compression } from './compression.ts'
import { type Config, ConfigError, readConfig } from './config.ts'
import { docs } from './docs.ts'
import { elsewhere } from './elsewhere.ts'
import { events } from './events.ts'
import { HTTPS_HEADERS, SECURITY_HEADERS } from './headers.ts'
import { health } from './health.ts'
import type { Http } from './http.ts'
import { jsonLog } from './log.ts'
import { mailbox } from './mailbox.ts'
import { readBuilt } from './pages/built.ts'
import { pages } from './pages.ts'
import { clientAddress } from './server/client-address.ts'
import { jobsOf, runJobs } from './server/jobs.ts'
import { listen } from './server/listen.ts'
import { openPorts } from './server/open-ports.ts'
import { shutDown } from './server/shut-down.ts'
import { openStorage } from './server/storage.ts'

const BUILT = new URL('../dist', import.meta.url).pathname
/** A photo of 10 MB and the form around it. */
const MOST_BYTES = 12 * 1024 * 1024
const PATIENCE = 10_000

async function serve(config: Config): Promise<void> {
  const log = jsonLog(config.logLevel, (line) => process.stdout.write(`${line}\n`), Date.now)
  const baseUrl = config.publicUrl ?? `http://localhost:${config.port}`
  const secure = baseUrl.startsWith('https:')
  const storage = await openStorage(config)
  const open = await openPorts(config, storage, baseUrl)
  // Its voices and portraits are read only where they are wanted: a start is quicker without.
  const demo = config.demo ? (await import('./server/demo.ts')).serverDemo(open.ports, log) : null
  const ports = demo?.ports ?? open.ports

  const server = new Elysia({
    serve: {
      maxRequestBodySize: MOST_BYTES,
      idleTimeout: 30,
      hostname: config.host,
      // Two processes at one port, each with half of the requests, would both write the database.
      reusePort: false,
      development: false,
    },
    websocket: { idleTimeout: 60, maxPayloadLength: 1024 },
  })
  const http: Http = {
    cookieHeader: 'cookie',
    setCookieHeader: 'set-cookie',
    secure,
    publicUrl: config.publicUrl,
    webhookOrigin: baseUrl,
    development: config.demo,
    mailbox: config.demo && open.mailbox !== null,
    clientAddress: (request) =>
      clientAddress(request, {
        proxies: config.proxies,
        socket: server.server?.requestIP(request)?.address ?? '',
      }),
    pack: (text) => Bun.gzipSync(text, { level: 1 }),
    log,
  }

  const api = createApi(ports, http)
  const hints = events(ports, http)
  server
    .headers({ ...SECURITY_HEADERS, ...(secure ? HTTPS_HEADERS : {}) })
    .use(accessLog(http))
    .use(compression(http))
    .use(
      health(() =>
        storage.ready().then(
          () => true,
          () => false,
        ),
      ),
    )
    .use(docs())
    .use(hints.plugin)
  // Before our own routes: how those read a body is no business of another company's.
  if (open.sandbox) server.use(elsewhere(open.sandbox.site))
  server.use(api)
  if (config.demo && open.mailbox) server.use(mailbox(open.mailbox))
  server.use(pages(ports, http, api, await readBuilt(BUILT)))

  listen(server, config.port)
  await open.sandbox?.company.run()
  await demo?.start()
  const links = (order: string, provider: string) => ({
    returnUrl: `${baseUrl}/transactions/${order}`,
    webhookUrl: `${baseUrl}/api/webhooks/${provider}`,
  })
  const stopJobs = runJobs(jobsOf(ports, { urlOf: () => baseUrl, links, log }), log)
  log('info', 'listening', { port: server.server?.port ?? config.port })
  process.stdout.write(`Vonk is at ${baseUrl}\n`)

  const stop = async () => {
    demo?.stop()
    const running = {
      drain: () => server.stop(),
      hangUp: hints.close,
      rest: stopJobs,
      cut: async () => server.server?.stop(true),
      close: async () => {
        open.close()
        await storage.close()
      },
    }
    await shutDown(running, PATIENCE)
    process.exit(0)
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
}

try {
  await serve(readConfig(process.env))
} catch (error) {
  if (!(error instanceof ConfigError)) throw error
  process.stderr.write(`Vonk cannot start: ${error.message}\n`)
  process.exit(1)
}
