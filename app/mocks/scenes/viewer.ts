import { focusOn } from '#adapters/demo/focus-on.ts'
import { untouchedDrawing } from '#adapters/photos/untouched-pictures.ts'
import { INTERESTS } from '#adapters/sites/interests.ts'
import type { World } from '#api/world.ts'
import type { Account } from '#core/accounts/account.ts'
import { QUIET_HOURS } from '#core/accounts/time-zone.ts'
import { listedOn } from '#core/profiles/listing.ts'
import { PHOTO_LIMIT, type Photo } from '#core/profiles/photo.ts'
import type { Profile } from '#core/profiles/profile.ts'
import { NO_WISHES } from '#core/profiles/wishes.ts'
import { ok } from '#core/shared/result.ts'
import { DAY, type Instant, MINUTE, type Millis } from '#core/shared/time.ts'
import { BRANDS } from '#core/site/settings.ts'
import {
  type PortraitTraits,
  portrait,
  portraitFace,
  type Shot,
} from '#ui/art/portrait/portrait.ts'
import { fillWallet } from './wallet.ts'

/** The viewer of a story when logged in, and their login. */
export const VIEWER = {
  id: '01934a00-0000-7000-8000-000000000001',
  name: 'Noor',
  email: 'noor@example.test',
  password: 'een lang en vreemd geheim',
} as const

export type ViewerTraits = {
  /** Their credits. */
  readonly credits?: number
  /** Their time as a member. */
  readonly joinedAgo?: Millis
  /** Their visible photos; the first is the main photo. */
  readonly photos?: number
  readonly premium?: boolean
  readonly account?: Partial<Account>
  readonly profile?: Partial<Profile>
}

const photoId = (n: number) => `01934a00-0000-7000-8000-0000000001${String(n).padStart(2, '0')}`

/** An approved photo of the viewer. */
const photoAt = (id: string, addedAt: Instant): Photo => ({
  id,
  key: id,
  member: VIEWER.id,
  state: 'active',
  reason: null,
  width: 800,
  height: 1000,
  focus: null,
  cut: null,
  lookAgainAt: null,
  refusedBefore: null,
  addedAt,
  decidedAt: addedAt,
})

/** Makes the viewer a member of a world. */
export async function settleViewer(
  { ports }: Pick<World, 'ports'>,
  traits: ViewerTraits,
): Promise<void> {
  const { credits = 12, joinedAgo = 40 * DAY, photos = 1, premium = false } = traits
  const joined = ports.now() - joinedAgo
  const [place] = await ports.towns.named('NL', 'Utrecht', 1)
  if (!place) throw new Error('there is no Utrecht')
  const account: Account = {
    id: VIEWER.id,
    email: VIEWER.email,
    passwordHash: await ports.passwords.hash(VIEWER.password),
    status: 'active',
    site: 'vonk',
    // Stories run on the site of any brand.
    siteChoices: Object.fromEntries(BRANDS.map((brand) => [brand, true])),
    country: 'NL',
    language: 'en',
    timeZone: 'Europe/Amsterdam',
    timeZoneAt: joined,
    quietHours: QUIET_HOURS,
    tracking: {},
    signedUpAt: joined,
    confirmedAt: joined + 5 * MINUTE,
    deletedAt: null,
    deletionReason: null,
    premiumSince: premium ? joined + DAY : null,
    boughtAt: premium ? joined + DAY : null,
    leavingAt: null,
    sensitiveConsent: null,
    invisible: false,
    privacy: false,
    notificationsDisabled: [],
    mailTroubles: [],
    ...traits.account,
  }
  const hung = Array.from({ length: photos }, (_, scene) => photoId(scene))
  const profile: Profile = {
    id: VIEWER.id,
    kind: 'person',
    demo: false,
    name: VIEWER.name,
    gender: 'female',
    sexuality: 'hetero',
    birthDate: '1992-03-14',
    place,
    about: 'I bake too much bread for one person, and I swim in cold water on Sundays.',
    line: null,
    details: { hair: 'brown', eyes: 'green', reason: 'love' },
    interests: INTERESTS.slice(0, 4),
    wishes: NO_WISHES,
    searchedAges: null,
    mainPhoto: hung[0] ?? null,
    mainFocus: null,
    listedOn: listedOn(account),
    lastActiveAt: ports.now(),
    createdAt: joined,
    ...traits.profile,
  }
  await ports.atomically(async (stores) => {
    await stores.accounts.add(account)
    await stores.profiles.add(profile)
    for (const [scene, id] of hung.entries()) {
      const addedAt = joined + (10 + scene) * MINUTE
      await stores.photos.add(photoAt(id, addedAt), PHOTO_LIMIT.premium)
    }
    if (account.status === 'active')
      await fillWallet(stores, ports, { member: VIEWER.id, credits, premium, joined })
    return ok(null)
  })
  for (const [scene, id] of hung.entries()) await hang(ports.photoFiles, id, scene)
}

const NOOR: PortraitTraits = { gender: 'female', age: 34 }
/** Where and how the viewer's first photo shows her. */
const AT_THE_CANAL: Shot = { place: 'canal', stance: 'bust' }

async function hang(files: World['ports']['photoFiles'], id: string, scene: number): Promise<void> {
  const [traits, options] = [NOOR, { scene, shot: AT_THE_CANAL }]
  const face = focusOn(portraitFace('noor', traits, options))
  const { sizes } = untouchedDrawing(portrait('noor', traits, options), face)
  await files.keep(id, sizes)
}
