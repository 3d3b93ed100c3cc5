/** The other composition root: a whole product in memory, for tests, stories and the frontend without a backend. */
import { Elysia } from 'elysia'
import { type Demo, demoOf } from '#adapters/demo/demo.ts'
import { DESK_GUEST } from '#adapters/demo/desk-guest.ts'
import { fewTowns } from '#adapters/geo/few-towns.ts'
import { memoryMailbox } from '#adapters/mail/memory-mailbox.ts'
import { render } from '#adapters/mail/render.ts'
import type { Mailbox, StoredMail } from '#adapters/mail/rendered.ts'
import { signedMailWebhook } from '#adapters/mail/signed-mail-webhook.ts'
import { memoryStorage, type Snapshot as StorageSnapshot } from '#adapters/memory/storage.ts'
import { type BookSnapshot, memoryBook } from '#adapters/payments/sandbox/memory-book.ts'
import { sandbox } from '#adapters/payments/sandbox/sandbox.ts'
import { plainPeoplePictures } from '#adapters/people-pictures/plain-people-pictures.ts'
import { photoMemory } from '#adapters/photos/photo-memory.ts'
import { untouchedDrawing, untouchedPictures } from '#adapters/photos/untouched-pictures.ts'
import { memoryPusher, type PushedTo } from '#adapters/push/memory-pusher.ts'
import { followEvents } from '#adapters/realtime/follow-events.ts'
import { inProcessSignal } from '#adapters/realtime/in-process-signal.ts'
import { liveUpdateHub } from '#adapters/realtime/live-updates.ts'
import { signalledStorage } from '#adapters/realtime/signalled-storage.ts'
import { demoSites } from '#adapters/sites/demo-sites.ts'
import { siteFormat } from '#adapters/sites/site-format.ts'
import { sitesOf } from '#adapters/sites/sites-of.ts'
import { untouchedSitePictures } from '#adapters/sites/untouched-site-pictures.ts'
import { uuids } from '#adapters/system/ids.ts'
import { mockedPasswords, mockedSecrets } from '#adapters/system/mocked-secrets.ts'
import { listedSuffixes } from '#adapters/system/public-suffixes.ts'
import { serializeByKey } from '#adapters/system/serialize-by-key.ts'
import { urlDomains } from '#adapters/system/url-domains.ts'
import { mailboxTexter } from '#adapters/texts/mailbox-texter.ts'
import { identify } from '#core/accounts/sessions/identify.ts'
import { SESSION_IDLE } from '#core/accounts/sessions.ts'
import { returnReleased } from '#core/chats/photos/return-unchecked.ts'
import { LIMITS, type Limits } from '#core/limits.ts'
import { notify } from '#core/notifications/deciding/notify.ts'
import type { LiveUpdate } from '#core/notifications/ports.ts'
import { sendDue } from '#core/notifications/sending/delivery-worker.ts'
import { runConsumer } from '#core/platform/events/run-consumer.ts'
import type { Ports } from '#core/ports.ts'
import type { PhotoFiles } from '#core/profiles/ports.ts'
import type { Instant, Millis } from '#core/shared/time.ts'
import type { Payments } from '#core/site/ports.ts'
import type { Site } from '#core/site/settings.ts'
import { createApi } from './app.ts'
import { sessionToken } from './http/cookies.ts'
import type { Http } from './http/http.ts'
import { MOCK_COOKIES, mockedHttp } from './http/mocked-http.ts'
import { mailbox as mailboxPages } from './notifications/routes/mailbox.ts'

/** A world serialised as JSON. */
export type WorldSnapshot = {
  readonly storage: StorageSnapshot
  readonly book: BookSnapshot
  readonly mails: readonly StoredMail[]
}

/** What a world's requests are answered from. */
export type Served = {
  readonly ports: Ports
  readonly http: Http
  readonly mailbox: Mailbox
}

/** The API and the mailbox of a world. */
export function serve({ ports, http, mailbox }: Served): (request: Request) => Promise<Response> {
  // A new app, as a browser's requests may be `https:`, unlike a server's.
  const pages = new Elysia().use(mailboxPages(mailbox)).use(createApi(ports, http))
  return (request) => pages.handle(request)
}

type Given = {
  /** The page's origin, for return URLs of the sandbox and mailed links. */
  readonly origin: string
  readonly now: () => Instant
  readonly people?: number
  /** Reply delay of demo members; none in tests. */
  readonly pause?: () => Millis
  /** Whether photos are approved by themselves now. */
  readonly approves?: () => boolean
  readonly from?: WorldSnapshot | undefined
  /** Photo storage; in memory by default. */
  readonly photoFiles?: PhotoFiles
  /** The sites; the demo's by default. */
  readonly sites?: readonly [Site, ...Site[]]
  /** Payment mode; demo by default. */
  readonly payments?: Payments
  /** VAPID public key; without it the site sends no pushes. */
  readonly pushKey?: string
  /** Rate limits; the defaults unless overridden. */
  readonly limits?: Limits
  /** What answers; an API of its own by default. */
  readonly serve?: typeof serve
}

/** A product in memory, with the server's API. */
export type World = {
  readonly ports: Ports
  readonly mailbox: Mailbox
  /** Pushes delivered to browsers, oldest first. */
  readonly pushed: readonly PushedTo[]
  readonly demo: Demo
  /** Handles every request of a page: API, sandbox, or mailbox. */
  answer(request: Request): Promise<Response>
  /** Subscribes to live updates of the member with these cookies; returns the unsubscribe function. */
  listen(cookies: string, onUpdate: (update: LiveUpdate) => void): Promise<() => void>
  /** Handles all events, and sends all due mails and pushes. */
  post(): Promise<void>
  /** Does what has come due, where the clock was moved and no timer knows of it. */
  catchUp(): Promise<void>
  snapshot(): WorldSnapshot
}

/** Opens a world: seeded once, or restored from a snapshot. */
export async function openWorld({
  origin,
  now,
  people = 60,
  pause = () => 0,
  approves = () => true,
  from,
  photoFiles = photoMemory(),
  sites = demoSites('sandbox'),
  payments: paying = 'demo',
  pushKey = '',
  limits = LIMITS,
  serve: serving = serve,
}: Given): Promise<World> {
  const memory = memoryStorage(from?.storage)
  const signal = inProcessSignal()
  const storage = signalledStorage(memory, signal)
  const hub = liveUpdateHub()
  const newId = uuids(now)
  const book = memoryBook(from?.book)
  const pusher = memoryPusher(pushKey)
  const mailbox = memoryMailbox({ now, newId }, from?.mails)
  // The sandbox sends its webhooks as on a server: here directly to the API.
  const answering: Partial<Pick<World, 'answer'>> = {}
  const payments = sandbox({
    book,
    fetch: async (request) => answering.answer?.(request) ?? new Response(null, { status: 503 }),
    secret: 'mocked',
    now,
    newId,
    publicUrl: origin,
  })
  const plain: Ports = {
    reads: storage.reads,
    atomically: storage.atomically,
    limits,
    sessionIdle: SESSION_IDLE,
    sites: sitesOf(sites),
    siteFormat: siteFormat({ builtIn: sites, demo: true }),
    siteSource: 'rows',
    storesMails: false,
    refusedMethods: () => [],
    passwords: mockedPasswords,
    secrets: mockedSecrets,
    domains: urlDomains,
    publicSuffixes: listedSuffixes,
    pictures: untouchedPictures,
    peoplePictures: plainPeoplePictures,
    sitePictures: untouchedSitePictures,
    photoFiles,
    towns: fewTowns(),
    payments: paying,
    providers: (name) => (name === payments.provider.name ? payments.provider : null),
    liveUpdates: hub,
    mailer: mailbox,
    renderLetter: render,
    pusher,
    texter: mailboxTexter(mailbox, { now, newId }),
    mailWebhook: signedMailWebhook({ secret: null, now }),
    inTurn: serializeByKey(),
    now,
    newId,
  }
  const demo = demoOf(plain, {
    world: { people, seed: 'vonk' },
    develop: untouchedDrawing,
    pause,
    ahead: null,
    approves,
    report: () => undefined,
  })
  const { ports } = demo
  const http = mockedHttp(origin, { guest: demo.guest, deskGuest: DESK_GUEST })
  const handle = serving({ ports, http, mailbox })
  const answer = async (request: Request) => (await payments.site(request)) ?? handle(request)
  answering.answer = answer
  const onEvent: Parameters<typeof followEvents>[0]['onEvent'] = (event) => {
    hub.publish(event)
    demo.react(event)
  }
  const { reads } = ports
  await followEvents({ reads, signal, poll: null, pause: 0, onEvent, report: () => undefined })
  await demo.start()
  await payments.company.run()

  const consumers = [returnReleased(ports), notify]
  const post = async () => {
    for (const consumer of consumers)
      while ((await runConsumer(ports, consumer, (work) => work)).more);
    await sendDue(ports, { urlOf: () => origin, jitter: () => 0 })
  }
  return {
    ports,
    answer,
    listen: async (cookies, onUpdate) => {
      const asking = new Request(origin, { headers: { [MOCK_COOKIES.cookieHeader]: cookies } })
      const who = await identify(ports, sessionToken(http, asking))
      return who ? ports.liveUpdates.listen(who.account.id, onUpdate) : () => undefined
    },
    mailbox,
    pushed: pusher.pushed,
    demo,
    post,
    catchUp: async () => {
      await payments.company.run()
      await post()
    },
    snapshot: () => ({
      storage: storage.snapshot(),
      book: book.snapshot(),
      mails: mailbox.snapshot(),
    }),
  }
}
