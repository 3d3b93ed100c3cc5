import { fewTowns } from '#adapters/geo/few-towns.ts'
import { render } from '#adapters/mail/render.ts'
import { signedMailWebhook } from '#adapters/mail/signed-mail-webhook.ts'
import { memoryStorage } from '#adapters/memory/storage.ts'
import { plainPeoplePictures } from '#adapters/people-pictures/plain-people-pictures.ts'
import { photoMemory } from '#adapters/photos/photo-memory.ts'
import { untouchedPictures } from '#adapters/photos/untouched-pictures.ts'
import { demoSites } from '#adapters/sites/demo-sites.ts'
import { siteFormat } from '#adapters/sites/site-format.ts'
import { untouchedSitePictures } from '#adapters/sites/untouched-site-pictures.ts'
import { mockedPasswords } from '#adapters/system/mocked-secrets.ts'
import { listedSuffixes } from '#adapters/system/public-suffixes.ts'
import { serializeByKey } from '#adapters/system/serialize-by-key.ts'
import { urlDomains } from '#adapters/system/url-domains.ts'
import type { Account, MemberId } from '#core/accounts/account.ts'
import { SESSION_IDLE } from '#core/accounts/sessions.ts'
import { returnReleased } from '#core/chats/photos/return-unchecked.ts'
import type { DomainEvent } from '#core/events.ts'
import { LIMITS, type Limits } from '#core/limits.ts'
import type { Providers } from '#core/money/providers.ts'
import { notify } from '#core/notifications/deciding/notify.ts'
import type { Delivery } from '#core/notifications/deliveries.ts'
import { isReminder } from '#core/notifications/notification.ts'
import type { MailWebhook } from '#core/notifications/ports.ts'
import { BEGINNING, eventIn } from '#core/platform/event-log.ts'
import { runConsumer } from '#core/platform/events/run-consumer.ts'
import type { Ports, Stores } from '#core/ports.ts'
import { listedOn } from '#core/profiles/listing.ts'
import type { Photo, PhotoId } from '#core/profiles/photo.ts'
import type { Profile } from '#core/profiles/profile.ts'
import { NO_WISHES } from '#core/profiles/wishes.ts'
import { ok } from '#core/shared/result.ts'
import type { Instant, Millis } from '#core/shared/time.ts'
import type { Payments } from '#core/site/ports.ts'
import type { Settings, Site } from '#core/site/settings.ts'
import {
  countedSecrets,
  recordedMailer,
  recordedPusher,
  recordedTexter,
  samplePhoto,
  TOWNS,
} from './fakes.ts'

/** The start time of every test. */
export const START: Instant = Date.UTC(2026, 10, 21, 12)

type Given = {
  /** Settings of the site that differ from the demo site's. */
  readonly settings?: Partial<Settings>
  readonly payments?: Payments
  /** Other sites of this install. */
  readonly others?: readonly Site[]
  readonly providers?: Providers
  readonly mailWebhook?: MailWebhook
  /** Rate limits that differ from the defaults. */
  readonly limits?: Partial<Limits>
}

/**
 * All ports, with memory and mocked adapters: a manual clock, counted ids and tokens, and recorders for everything
 * that is sent.
 */
export function openWorld({
  settings = {},
  payments = 'live',
  others = [],
  providers = () => null,
  mailWebhook,
  limits = {},
}: Given = {}) {
  const storage = memoryStorage()
  const demo = demoSites('sandbox')[0]
  const site: Site = { ...demo, settings: { ...demo.settings, ...settings } }
  let moment = START
  let made = 0
  const now = () => moment
  // Mails get other ids, so that counted ones stay predictable.
  const outbox = { now, newId: crypto.randomUUID.bind(crypto) }
  const photoFiles = photoMemory(now)
  const mailer = recordedMailer(outbox)
  const pusher = recordedPusher()
  const texter = recordedTexter(outbox)

  const ports: Ports = {
    reads: storage.reads,
    atomically: storage.atomically,
    limits: { ...LIMITS, ...limits },
    sessionIdle: SESSION_IDLE,
    sites: {
      at: (host) => others.find(({ settings }) => settings.domain === host) ?? site,
      byId: (id) => others.find(({ settings }) => settings.id === id) ?? site,
      all: () => [site, ...others],
    },
    siteFormat: siteFormat({ builtIn: [site, ...others], demo: true }),
    siteSource: 'rows',
    storesMails: false,
    refusedMethods: () => [],
    passwords: mockedPasswords,
    secrets: countedSecrets(),
    domains: urlDomains,
    publicSuffixes: listedSuffixes,
    pictures: untouchedPictures,
    peoplePictures: plainPeoplePictures,
    sitePictures: untouchedSitePictures,
    photoFiles,
    towns: fewTowns(),
    payments,
    providers,
    liveUpdates: { listen: () => () => {} },
    mailer,
    renderLetter: render,
    pusher,
    texter,
    mailWebhook: mailWebhook ?? signedMailWebhook({ secret: null, now }),
    inTurn: serializeByKey(),
    now,
    newId: () => {
      made += 1
      return `id-${String(made).padStart(4, '0')}`
    },
  }

  /** Runs the work as one committed unit, and returns its result. */
  async function commit<T>(work: (stores: Stores) => Promise<T>): Promise<T> {
    return (await storage.atomically(async (stores) => ok(await work(stores)))).value
  }

  /** Adds an active, free member with account and profile, with `changes`. */
  async function member(
    id: MemberId,
    { account = {}, profile = {} }: { account?: Partial<Account>; profile?: Partial<Profile> } = {},
  ): Promise<Account> {
    const passwordHash = await mockedPasswords.hash(passwordOf(id))
    const made = { ...sampleAccount(id, moment), passwordHash, ...account }
    await commit(async ({ accounts, profiles }) => {
      await accounts.add(made)
      await profiles.add({ ...sampleProfile(id, moment), listedOn: listedOn(made), ...profile })
    })
    return made
  }

  /** Adds an active photo to a member's others, with `changes`. */
  async function photo(id: PhotoId, owner: MemberId, changes: Partial<Photo> = {}): Promise<Photo> {
    const made = { ...samplePhoto(id, owner, moment), ...changes }
    await commit(({ photos }) => photos.add(made, 100))
    return made
  }

  /** All events, oldest first. */
  async function allEvents(): Promise<readonly (DomainEvent | null)[]> {
    return (await storage.reads.events.after(BEGINNING, 1000)).map(eventIn)
  }

  /** Lets those who answer events do so: photos whose credits are back return, and notifications become deliveries. */
  async function consume(): Promise<void> {
    for (const consumer of [returnReleased(ports), notify])
      await runConsumer(ports, consumer, (work) => work)
  }

  async function waiting(): Promise<readonly Delivery[]> {
    await consume()
    return storage.reads.deliveries.waiting(1000)
  }
  /** Queued deliveries except reminders, earliest first. */
  const deliveries = async () =>
    (await waiting()).filter(({ notification }) => !isReminder(notification))
  const reminders = async () =>
    (await waiting()).filter(({ notification }) => isReminder(notification))

  return {
    ...ports,
    site: site.settings,
    company: site.company,
    photoFiles,
    mailer,
    pusher,
    texter,
    allEvents,
    consume,
    /** Advances the clock. */
    pass: (span: Millis) => {
      moment += span
    },
    commit,
    member,
    photo,
    deliveries,
    reminders,
    snapshot: storage.snapshot,
  }
}

export type World = ReturnType<typeof openWorld>

const sampleAccount = (id: MemberId, at: Instant): Account => ({
  id,
  email: `${id}@example.test`,
  passwordHash: '!',
  status: 'active',
  site: 'vonk',
  siteChoices: {},
  country: 'NL',
  language: 'nl',
  timeZone: null,
  timeZoneAt: null,
  quietHours: null,
  tracking: {},
  signedUpAt: at,
  confirmedAt: at,
  deletedAt: null,
  deletionReason: null,
  premiumSince: null,
  boughtAt: null,
  leavingAt: null,
  sensitiveConsent: null,
  invisible: false,
  privacy: false,
  notificationsDisabled: [],
  mailTroubles: [],
})

/** The password of a member of the test world. */
export const passwordOf = (id: MemberId): string => `${id} has a long secret`

const sampleProfile = (id: MemberId, at: Instant): Profile => ({
  id,
  kind: 'person',
  demo: false,
  name: id,
  gender: 'female',
  sexuality: 'hetero',
  birthDate: '1990-06-15',
  place: TOWNS.utrecht,
  about: 'Ik hou van de zee.',
  line: null,
  details: {},
  interests: [],
  wishes: NO_WISHES,
  searchedAges: null,
  mainPhoto: null,
  mainFocus: null,
  listedOn: ['vonk'],
  lastActiveAt: at,
  createdAt: at,
})
