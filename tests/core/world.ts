import { memoryStorage } from '#adapters/memory/storage.ts'
import { demoSites } from '#adapters/sites/demo-sites.ts'
import type { Account, MemberId } from '#core/accounts/account.ts'
import type { MailWatch } from '#core/notifications/mail-watch.ts'
import type { OutboxItem } from '#core/notifications/outbox.ts'
import type { Providers } from '#core/orders/providers.ts'
import type { Photo, PhotoId } from '#core/photos/photo.ts'
import type { Ports, Stores } from '#core/ports.ts'
import { isListed } from '#core/profiles/listing.ts'
import type { Profile } from '#core/profiles/profile.ts'
import { ok } from '#core/shared/result.ts'
import { DAY, type Instant, type Millis } from '#core/shared/time.ts'
import type { Settings, Site } from '#core/site/settings.ts'
import {
  countedSecrets,
  fewTowns,
  type Heard,
  keptFiles,
  nobodyWatches,
  plainPasswords,
  plainPictures,
  recordedAnnouncer,
  recordedMailer,
  recordedPusher,
  recordedTexter,
  TOWNS,
} from './fakes.ts'

/** When every test begins. */
export const START: Instant = Date.UTC(2026, 10, 21, 12)

type Given = {
  /** What this test's site decides otherwise than the demo site. */
  readonly settings?: Partial<Settings>
  readonly providers?: Providers
  readonly mailWatch?: MailWatch
}

/**
 * All that the core asks for, in memory: a clock that moves when told, counted ids, passwords and tokens that a
 * test can read, and everything written down that would have left the house.
 */
export function openWorld({
  settings = {},
  providers = () => null,
  mailWatch = nobodyWatches,
}: Given = {}) {
  const storage = memoryStorage()
  const demo = demoSites('sandbox')[0]
  const site: Site = { ...demo, settings: { ...demo.settings, ...settings } }
  const photoFiles = keptFiles()
  const announcer = recordedAnnouncer()
  const mailer = recordedMailer()
  const pusher = recordedPusher()
  const texter = recordedTexter()
  let moment = START
  let made = 0

  const ports: Ports = {
    reads: storage.reads,
    atomically: storage.atomically,
    sites: { at: () => site, byId: () => site },
    passwords: plainPasswords,
    secrets: countedSecrets(),
    pictures: plainPictures,
    photoFiles,
    towns: fewTowns,
    providers,
    announcer,
    mailer,
    pusher,
    texter,
    mailWatch,
    now: () => moment,
    newId: () => {
      made += 1
      return `id-${String(made).padStart(4, '0')}`
    },
  }

  /** Does the work as one unit that is kept, and gives what it yields. */
  async function keep<T>(work: (stores: Stores) => Promise<T>): Promise<T> {
    return (await storage.atomically(async (stores) => ok(await work(stores)))).value
  }

  /** Somebody with an account and a profile: active and free, but for `changes`. */
  async function member(
    id: MemberId,
    { account = {}, profile = {} }: { account?: Partial<Account>; profile?: Partial<Profile> } = {},
  ): Promise<Account> {
    const made = { ...sampleAccount(id, moment), ...account }
    await keep(async ({ accounts, profiles }) => {
      await accounts.add(made)
      await profiles.add({ ...sampleProfile(id, moment), listed: isListed(made), ...profile })
    })
    return made
  }

  /** Adds a photo straight to a member's others, active but for `changes`. */
  async function photo(id: PhotoId, owner: MemberId, changes: Partial<Photo> = {}): Promise<Photo> {
    const made = { ...samplePhoto(id, owner, moment), ...changes }
    await keep(({ photos }) => photos.add(made, 100))
    return made
  }

  /** What is waiting in the outbox, oldest first. Looking takes nothing out. */
  async function outbox(): Promise<readonly OutboxItem[]> {
    let items: readonly OutboxItem[] = []
    await storage.atomically(async (stores) => {
      items = await stores.outbox.claim(moment + 365 * DAY, 0, 1000)
      return { ok: false, error: 'only looking' } as const
    })
    return items
  }

  return {
    ...ports,
    site: site.settings,
    company: site.company,
    photoFiles,
    mailer,
    pusher,
    texter,
    heard: announcer.heard as readonly Heard[],
    /** Lets time go by. */
    pass: (span: Millis) => {
      moment += span
    },
    keep,
    member,
    photo,
    outbox,
    snapshot: storage.snapshot,
  }
}

export type World = ReturnType<typeof openWorld>

const sampleAccount = (id: MemberId, at: Instant): Account => ({
  id,
  email: `${id}@example.test`,
  passwordHash: `hash of ${passwordOf(id)}`,
  status: 'active',
  site: 'vonk',
  country: 'NL',
  language: 'nl',
  tracking: {},
  signedUpAt: at,
  confirmedAt: at,
  deletedAt: null,
  deletionReason: null,
  premiumSince: null,
  invisible: false,
  privacy: false,
  notificationsDisabled: [],
  mailTroubles: [],
})

/** The password of a member whom the world made. */
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
  details: {},
  interests: [],
  mainPhoto: null,
  listed: true,
  lastActiveAt: at,
  createdAt: at,
})

const samplePhoto = (id: PhotoId, member: MemberId, at: Instant): Photo => ({
  id,
  member,
  state: 'active',
  reason: null,
  width: 1200,
  height: 1600,
  addedAt: at,
})
