/** The composition root: reads the environment, opens the adapters, listens, and closes everything. */
import './server/production.ts'
import { followEvents } from '#adapters/realtime/follow-events.ts'
import { missingPictures } from '#core/desk/sites/site-pictures.ts'
import { eventsWaitSince } from '#core/platform/events/events-wait-since.ts'
import { createApi } from './app.ts'
import { consumersOf } from './consumers/consumers.ts'
import { compression } from './http/compression.ts'
import { admission, eventLoop } from './http/guards/admission.ts'
import { methods } from './http/guards/methods.ts'
import { rateLimits } from './http/guards/rate-limits.ts'
import { SECURITY_HEADERS } from './http/headers.ts'
import { hsts } from './http/hsts.ts'
import type { Http } from './http/http.ts'
import { accessLog } from './http/logs/access-log.ts'
import { bundledSource } from './http/logs/bundled-source.ts'
import { jsonLog, lostLines } from './http/logs/log.ts'
import { readFramesIn } from './http/logs/stack-frames.ts'
import { domainsOf } from './http/site-urls.ts'
import { sandboxRoutes } from './money/routes/sandbox.ts'
import { liveUpdates } from './notifications/routes/live-updates.ts'
import { mailbox } from './notifications/routes/mailbox.ts'
import { deskPage } from './pages/desk-page.ts'
import { NOTHING_BUILT, staticFile } from './pages/document/built.ts'
import { pageMethods } from './pages/page-methods.ts'
import { pages } from './pages/pages.ts'
import { publicFiles } from './pages/public-files.ts'
import { refusedPages } from './pages/refused-pages.ts'
import { sitePictures } from './pages/site-pictures.ts'
import { sitePreview } from './pages/site-preview.ts'
import { visitorPages } from './pages/visitor-pages.ts'
import { startBackground } from './server/background.ts'
import { checkBucket } from './server/bucket.ts'
import { builtPages } from './server/built-pages.ts'
import { bunServer } from './server/bun-server.ts'
import { clientAddress } from './server/client-address.ts'
import { type Config, readConfig } from './server/config.ts'
import { claimPhotos } from './server/data-folder.ts'
import { health } from './server/health.ts'
import { lineWriter, toDescriptor } from './server/line-writer.ts'
import { listen } from './server/listen.ts'
import { queueFigures } from './server/metrics/queue-figures.ts'
import { serveMetrics } from './server/metrics/serve-metrics.ts'
import { openBackups } from './server/open-backups.ts'
import { openLimiters } from './server/open-limiters.ts'
import { openPorts } from './server/open-ports.ts'
import { placesOf } from './server/places.ts'
import { readiness } from './server/readiness.ts'
import { shutDown } from './server/shut-down.ts'
import { startFailure } from './server/start-failure.ts'
import { openStorage } from './server/storage.ts'
import { watchFile } from './server/watch-file.ts'

const BUILT = new URL('../dist', import.meta.url).pathname
const BUNDLE = `${BUILT}/api/server.js`
const STOP_TIMEOUT = 10_000
const STDOUT = 1
/** Timeout for the last log lines; usually much faster. */
const FLUSH_TIMEOUT = 1000
/** Timeout of readiness checks. */
const READY_TIMEOUT = 2000
/**
 * Polling interval for events without a signal: the maximum delay of live updates if a connection died, or an older
 * transaction blocks the log.
 */
const FOLLOW_POLL = 250
/** Debounce of event processing under load, so that one transaction handles many events. */
const EVENTS_PAUSE = 20

readFramesIn({ path: BUNDLE, sourceOf: bundledSource(BUNDLE) })

async function serve(config: Config): Promise<void> {
  const out = lineWriter(toDescriptor(STDOUT), (lines) => lostLines(lines, Date.now))
  const written = jsonLog(config.logLevel, out.write, Date.now)
  const metrics = config.metrics
    ? (await import('./server/metrics/metrics.ts')).openMetrics(written)
    : null
  const log = metrics?.log ?? written
  const baseUrl = config.publicUrl ?? `http://localhost:${config.port}`
  const secure = baseUrl.startsWith('https:')
  const storage = await openStorage(config, (facts) => log('warn', 'migration.retried', facts))
  if (config.photoStore) await checkBucket(config.photoStore)
  await claimPhotos(config, storage)
  const limiters = await openLimiters(config, log)
  const open = await openPorts(config, storage, baseUrl)
  // Optional modules are loaded lazily: a faster start.
  const demo = config.demo
    ? (await import('./server/demo.ts')).serverDemo(open.ports, log, config.demoWait)
    : null
  const ports = demo?.ports ?? open.ports

  const server = bunServer(config.host)
  const http: Http = {
    cookieHeader: 'cookie',
    setCookieHeader: 'set-cookie',
    secure,
    publicUrl: config.publicUrl,
    domains: domainsOf(ports.sites),
    webhookOrigin: baseUrl,
    development: config.demo,
    mailbox: config.demo && open.mailbox !== null,
    ...(demo && { guest: demo.guest, deskGuest: demo.deskGuest }),
    behindProxy: config.proxies > 0,
    clientAddress: (request) =>
      clientAddress(request, {
        proxies: config.proxies,
        socket: server.server?.requestIP(request)?.address ?? '',
      }),
    gzip: (text) => Bun.gzipSync(text, { level: 1 }),
    pageTimeout: config.pageTimeout,
    log,
  }

  const api = createApi(ports, http)
  const updates = liveUpdates(ports, http)
  const built = config.pages ? await builtPages(BUILT) : NOTHING_BUILT
  const ready = readiness({
    proof: async () => {
      await Promise.all([storage.ready(), built.server?.check()])
    },
    eventsWaitSince: () => eventsWaitSince(ports, consumersOf(ports, log)),
    limit: READY_TIMEOUT,
    now: () => performance.now(),
  })
  const backups = openBackups(config, process.env, log)
  void backups?.warn()
  metrics?.add(storage.figures)
  metrics?.add(() => backups?.figures() ?? [])
  metrics?.add(() => queueFigures({ ...ports, check: ready.check }))
  metrics?.add(() => [
    {
      name: 'vonk_live_pages',
      kind: 'level',
      help: 'Open pages that get live updates',
      value: updates.open(),
    },
  ])
  const isFile = (path: string) => staticFile(built, path) !== null
  const refusedPage = refusedPages(ports, http, built)
  server
    .headers(SECURITY_HEADERS)
    .use(accessLog(http))
    .use(hsts(ports.sites, http))
    .use(
      admission(http, {
        now: () => performance.now(),
        onTurn: eventLoop,
        backlog: storage.backlog,
        busyAfter: config.busyAfter,
        isFile,
        pageOf: (request) => refusedPage('too-busy', request),
      }),
    )
    .use(methods(() => server.routes))
    .use(pageMethods(ports, http, built))
    .use(compression(http))
    .use(
      rateLimits(ports, http, limiters.budgets, {
        isFile,
        pageOf: (request) => refusedPage('too-fast', request),
      }),
    )
    .use(health(ready.check))
    .use(updates.plugin)
  if (config.apiDocs) server.use((await import('./docs/docs.ts')).docs())
  // Before our own routes, whose body parsing must not apply to the sandbox.
  if (open.sandbox) server.use(sandboxRoutes(open.sandbox.site))
  server.use(api)
  if (config.demo && open.mailbox) server.use(mailbox(open.mailbox))
  server.use(publicFiles(ports, http))
  server.use(sitePictures(ports, http))
  server.use(sitePreview(ports, http, built, (over) => createApi(over, http)))
  server.use(deskPage(ports, http, built))
  const cachedPages = visitorPages(ports.now)
  server.use(pages(ports, http, api, built, cachedPages))

  // Before anybody can be told that they, or the login of the desk, are not there.
  if (config.demoPeople) await demo?.start()
  listen(server, config.port)
  const stopMetrics =
    metrics && config.metrics ? serveMetrics(metrics, config.metrics) : async () => undefined
  await open.sandbox?.company.run()
  const stopFollowing = await followEvents({
    reads: ports.reads,
    signal: storage.signal,
    poll: FOLLOW_POLL,
    pause: EVENTS_PAUSE,
    onEvent: (event) => {
      cachedPages.evict(event)
      open.hub.publish(event)
      if (event.type === 'site.published') void open.reloadSites(log)
      if (config.demoPeople) demo?.react(event)
    },
    report: () => log('error', 'events.unread'),
  })
  const stopBackground = startBackground(ports, {
    config,
    backups,
    baseUrl,
    listen: storage.signal.listen,
    eventsPause: EVENTS_PAUSE,
    cutOff: open.cutOffMail,
    log,
  })
  const stopMethods = open.followMethods(log)
  const reloadSites = () => open.reloadSites(log)
  const stopFollowingSites = config.sitesFile ? watchFile(config.sitesFile, reloadSites) : null
  // Without a sites file SIGHUP ends the process, as terminals expect.
  if (config.sitesFile) process.on('SIGHUP', reloadSites)
  for (const { site, field } of await missingPictures(ports, ports.sites.all()))
    log('warn', 'sites.picture-missing', { site, field })
  for (const collision of storage.emailCollisions) log('warn', 'email.collision', collision)
  log('info', 'listening', { port: server.server?.port ?? config.port })
  // Their links give access to accounts, for anyone who can read DATA_DIR.
  if (!config.demo && config.smtpUrl === null) log('warn', 'mails.kept', { set: 'SMTP_URL' })
  out.write(placesOf(baseUrl, demo, config.demoPeople))

  const stop = async (delay: number) => {
    const running = {
      leave: () => {
        ready.leave()
        return Bun.sleep(delay)
      },
      drain: () => server.stop(),
      hangUp: updates.close,
      rest: async () => {
        demo?.stop()
        stopFollowingSites?.()
        stopMethods()
        await Promise.all([stopBackground(), stopFollowing()])
      },
      cut: async () => server.server?.stop(true),
      close: async () => {
        await stopMetrics()
        // The last of the log has what the last requests wrote.
        await backups?.end()
        limiters.close()
        open.close()
        await storage.close()
      },
    }
    await shutDown(running, STOP_TIMEOUT, () => log('warn', 'stop.cut'))
    await Promise.race([out.flushed(), Bun.sleep(FLUSH_TIMEOUT)])
    process.exit(0)
  }
  process.once('SIGTERM', () => stop(config.stopDelay))
  // Ctrl-C: no load balancer to wait for.
  process.once('SIGINT', () => stop(0))
}

async function start(): Promise<void> {
  try {
    await serve(readConfig(process.env))
  } catch (error) {
    const why = startFailure(error)
    if (why === null) throw error
    process.stderr.write(`Vonk cannot start: ${why}\n`)
    process.exit(1)
  }
}

// Not awaited: a bundle with bytecode has no `await` of its own.
void start()
