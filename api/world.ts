/** The other composition root: a whole product in memory, for tests, stories and the frontend without a backend. */
import { type Demo, demoOf } from '#adapters/demo/demo.ts'
import { GUEST } from '#adapters/demo/guest.ts'
import { fewTowns } from '#adapters/geo/few-towns.ts'
import { memoryMailbox } from '#adapters/mail/memory-mailbox.ts'
import type { Mailbox, StoredMail } from '#adapters/mail/rendered.ts'
import { signedWatch } from '#adapters/mail/signed-watch.ts'
import { memoryStorage, type Snapshot as StorageSnapshot } from '#adapters/memory/storage.ts'
import { type BookSnapshot, memoryBook } from '#adapters/payments/sandbox/memory-book.ts'
import { sandbox } from '#adapters/payments/sandbox/sandbox.ts'
import { photoMemory } from '#adapters/photos/photo-memory.ts'
import { untouchedDrawing, untouchedPictures } from '#adapters/photos/untouched-pictures.ts'
import { memoryPusher, type PushedTo } from '#adapters/push/memory-pusher.ts'
import { followEvents } from '#adapters/realtime/follow-events.ts'
import { inProcessSignal } from '#adapters/realtime/in-process-signal.ts'
import { liveUpdateHub } from '#adapters/realtime/live-updates.ts'
import { signalledStorage } from '#adapters/realtime/signalled-storage.ts'
import { demoSites } from '#adapters/sites/demo-sites.ts'
import { sitesOf } from '#adapters/sites/sites-of.ts'
import { uuids } from '#adapters/system/ids.ts'
import { mockedPasswords, mockedSecrets } from '#adapters/system/mocked-secrets.ts'
import { mailboxTexter } from '#adapters/texts/mailbox-texter.ts'
import { identify } from '#core/accounts/identify.ts'
import { SESSION_IDLE } from '#core/accounts/sessions.ts'
import { runConsumer } from '#core/event-log/run-consumer.ts'
import { LIMITS, type Limits } from '#core/limits.ts'
import type { LiveUpdate } from '#core/notifications/live-updates.ts'
import { notify } from '#core/notifications/notify.ts'
import { sendDue } from '#core/notifications/send-due.ts'
import type { PhotoFiles } from '#core/photos/pictures.ts'
import type { Ports } from '#core/ports.ts'
import type { Instant, Millis } from '#core/shared/time.ts'
import type { Payments } from '#core/site/payments.ts'
import type { Site } from '#core/site/settings.ts'
import { type Api, createApi } from './app.ts'
import { sessionToken } from './http/cookies.ts'
import type { Http } from './http/http.ts'
import { silentLog } from './http/log.ts'
import { mailbox as mailboxPages } from './resources/mailbox.ts'

/** A world put down as JSON. */
export type WorldSnapshot = {
  readonly storage: StorageSnapshot
  readonly book: BookSnapshot
  readonly mails: readonly StoredMail[]
}

type Given = {
  /** Where the page is; the sandbox and mailed links lead back there. */
  readonly origin: string
  readonly now: () => Instant
  readonly people?: number
  /** How long a demo member takes to answer; tests take no time at all. */
  readonly pause?: () => Millis
  readonly from?: WorldSnapshot | undefined
  /** Where photos are kept; in memory unless the page has a place that outlives it. */
  readonly photoFiles?: PhotoFiles
  /** The sites there are; the demo's unless a story wants one that decides otherwise. */
  readonly sites?: readonly [Site, ...Site[]]
  /** What paying is here; played unless a story wants it otherwise. */
  readonly payments?: Payments
  /** What browsers subscribe to pushes with; without it the site sends none. */
  readonly pushKey?: string
  /** How often what may be done; the usual limits unless a story wants others. */
  readonly limits?: Limits
}

/** A product in memory, answering as the server would. */
export type World = {
  readonly api: Api
  readonly ports: Ports
  readonly mailbox: Mailbox
  /** The pushes that reached browsers, oldest first. */
  readonly pushed: readonly PushedTo[]
  readonly demo: Demo
  /** Every request a page makes: to the API, to the sandbox company, or to the mailbox. */
  answer(request: Request): Promise<Response>
  /** Hears what is out of date for whoever these cookies belong to, until the answer is called. */
  listen(cookies: string, heard: (update: LiveUpdate) => void): Promise<() => void>
  /** Sends the mails and pushes that wait. */
  post(): Promise<void>
  snapshot(): WorldSnapshot
}

/** Cookies under names that a page's own scripts may carry; see `Http.cookieHeader`. */
export const MOCK_COOKIES = { cookieHeader: 'x-mock-cookie', setCookieHeader: 'x-mock-set-cookie' }

/** Opens a world: peopled once, or taken up where a snapshot left it. */
export async function openWorld({
  origin,
  now,
  people = 60,
  pause = () => 0,
  from,
  photoFiles = photoMemory(),
  sites = demoSites('sandbox'),
  payments: paying = 'demo',
  pushKey = '',
  limits = LIMITS,
}: Given): Promise<World> {
  const memory = memoryStorage(from?.storage)
  const signal = inProcessSignal()
  const storage = signalledStorage(memory, signal)
  const hub = liveUpdateHub()
  const newId = uuids(now)
  const book = memoryBook(from?.book)
  const pusher = memoryPusher(pushKey)
  const mailbox = memoryMailbox({ now, newId }, from?.mails)
  // The sandbox calls back over "HTTP" as it would on a server: here that ends in the API itself.
  const answering: { answer?: World['answer'] } = {}
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
    passwords: mockedPasswords,
    secrets: mockedSecrets,
    pictures: untouchedPictures,
    photoFiles,
    towns: fewTowns(),
    payments: paying,
    providers: (name) => (name === payments.provider.name ? payments.provider : null),
    liveUpdates: hub,
    mailer: mailbox,
    pusher,
    texter: mailboxTexter(mailbox, { now, newId }),
    mailWatch: signedWatch({ secret: null, now }),
    now,
    newId,
  }
  const demo = demoOf(plain, {
    world: { people, seed: 'vonk' },
    develop: untouchedDrawing,
    pause,
    ahead: null,
    report: () => undefined,
  })
  const { ports } = demo
  const http: Http = {
    ...MOCK_COOKIES,
    secure: false,
    publicUrl: origin,
    webhookOrigin: origin,
    development: true,
    mailbox: true,
    guest: GUEST,
    behindProxy: false,
    clientAddress: () => '127.0.0.1',
    log: silentLog,
  }
  const api = createApi(ports, http)
  const mails = mailboxPages(mailbox)
  const answer = async (request: Request) => {
    const isMail = new URL(request.url).pathname.startsWith('/dev/mailbox')
    return (await payments.site(request)) ?? (isMail ? mails : api).handle(request)
  }
  answering.answer = answer
  await followEvents({
    reads: ports.reads,
    signal,
    poll: null,
    heard: (event) => {
      hub.publish(event)
      demo.react(event)
    },
    report: () => undefined,
  })
  await demo.start()
  await payments.company.run()

  return {
    api,
    ports,
    answer,
    listen: async (cookies, heard) => {
      const asking = new Request(origin, { headers: { [MOCK_COOKIES.cookieHeader]: cookies } })
      const who = await identify(ports, sessionToken(http, asking))
      return who ? ports.liveUpdates.listen(who.account.id, heard) : () => undefined
    },
    mailbox,
    pushed: pusher.pushed,
    demo,
    post: async () => {
      while ((await runConsumer(ports, notify, (work) => work)).more);
      await sendDue(ports, { urlOf: () => origin, jitter: () => 0 })
    },
    snapshot: () => ({
      storage: storage.snapshot(),
      book: book.snapshot(),
      mails: mailbox.snapshot(),
    }),
  }
}
