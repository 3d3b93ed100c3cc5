import { type Account, NOTIFICATION_KINDS } from '#core/accounts/account.ts'
import { QUIET_HOURS } from '#core/accounts/time-zone.ts'
import type { Ports, Stores } from '#core/ports.ts'
import { listedOn } from '#core/profiles/listing.ts'
import { PHOTO_LIMIT, type Photo } from '#core/profiles/photo.ts'
import type { Place, Profile } from '#core/profiles/profile.ts'
import { NO_WISHES } from '#core/profiles/wishes.ts'
import { ok } from '#core/shared/result.ts'
import { type Instant, MINUTE } from '#core/shared/time.ts'
import type { Country } from '#core/site/countries.ts'
import type { Brand, SiteId } from '#core/site/settings.ts'
import type { DemoPerson } from './demo-person.ts'
import { faceIn } from './focus-on.ts'
import { demoLikes } from './likes.ts'
import { knownPeople, type WorldSize } from './people.ts'
import { PORTRAIT } from './portrait-size.ts'
import { homeOf, peopledTowns } from './towns.ts'

type Needs = Pick<Ports, 'reads' | 'atomically' | 'towns' | 'sites' | 'now'>

/** People settled in one unit of work: few enough to let others write in between. */
const AT_ONCE = 50

/** Peoples the sites of an empty storage with the demo world. Done again, it adds only who is missing. */
export async function seedDemo(
  { reads, atomically, towns, sites, now }: Needs,
  size: WorldSize,
): Promise<void> {
  const opened = now()
  const siteOf = new Map(sites.all().map(({ settings: { brand, id } }) => [brand, id]))
  const townsOf = new Map<Country, readonly Place[]>()
  const settled: { readonly person: DemoPerson; readonly place: Place }[] = []
  for (const person of knownPeople(size)) {
    const { country } = person
    const known = townsOf.get(country) ?? (await peopledTowns(towns, country))
    townsOf.set(country, known)
    const place = siteOf.has(person.brand) ? homeOf(person, known) : null
    if (place) settled.push({ person, place })
  }

  const last = settled.at(-1)
  if (!last || (await reads.accounts.byId(last.person.id))) return
  const everybody = settled.map(({ person }) => person)
  for (let start = 0; start < settled.length; start += AT_ONCE) {
    await atomically(async (stores) => {
      for (const [at, { person, place }] of settled.slice(start, start + AT_ONCE).entries()) {
        const account = accountOf(person, siteOf, opened)
        if (!(await stores.accounts.add(account))) continue
        await settle(stores, person, { account, place, opened })
        for (const like of demoLikes(person, everybody.slice(0, start + at), opened)) {
          await stores.likes.add(like)
        }
      }
      return ok(null)
    })
  }
}

const accountOf = (
  { id, brand, alsoOn, country, language, privacy, joinedAgo, portraits }: DemoPerson,
  siteOf: ReadonlyMap<Brand, SiteId>,
  opened: Instant,
): Account => ({
  id,
  email: `${id}@demo.invalid`,
  passwordHash: '!',
  status: 'active',
  site: siteOf.get(brand) ?? '',
  siteChoices: Object.fromEntries(alsoOn.map((other) => [siteOf.get(other) ?? '', true])),
  country,
  language,
  timeZone: null,
  timeZoneAt: null,
  quietHours: QUIET_HOURS,
  tracking: {},
  signedUpAt: opened - joinedAgo,
  confirmedAt: opened - joinedAgo + 5 * MINUTE,
  deletedAt: null,
  deletionReason: null,
  premiumSince: portraits.length > PHOTO_LIMIT.free ? opened - joinedAgo + 9 * MINUTE : null,
  boughtAt: null,
  leavingAt: null,
  sensitiveConsent: null,
  invisible: false,
  privacy,
  notificationsDisabled: NOTIFICATION_KINDS,
  mailTroubles: [],
})

async function settle(
  { profiles, photos }: Pick<Stores, 'profiles' | 'photos'>,
  person: DemoPerson,
  {
    account,
    place,
    opened,
  }: { readonly account: Account; readonly place: Place; readonly opened: Instant },
): Promise<void> {
  const { id, kind, name, gender, sexuality, birthDate, about, details, interests } = person
  const faces = person.portraits.map((_, scene) => faceIn(person, scene))
  const profile: Profile = {
    id,
    kind,
    demo: true,
    name,
    gender,
    sexuality,
    birthDate,
    place,
    about,
    line: null,
    details,
    interests,
    wishes: NO_WISHES,
    searchedAges: null,
    mainPhoto: person.portraits[0] ?? null,
    mainFocus: faces[0] ?? null,
    listedOn: listedOn(account),
    lastActiveAt: Math.round(opened - person.activeAgo),
    createdAt: account.signedUpAt,
  }
  await profiles.add(profile)
  for (const [scene, photo] of person.portraits.entries()) {
    const hung: Photo = {
      id: photo,
      key: photo,
      member: id,
      state: 'active',
      reason: null,
      ...PORTRAIT,
      addedAt: account.signedUpAt + (10 + scene) * MINUTE,
      decidedAt: account.signedUpAt + (10 + scene) * MINUTE,
      lookAgainAt: null,
      refusedBefore: null,
      focus: faces[scene] ?? null,
      cut: null,
    }
    await photos.add(hung, PHOTO_LIMIT.premium)
  }
}
