import type { Account, MemberId } from '../../accounts/account.ts'
import { tryKeys } from '../../accounts/rate-limit.ts'
import { consumeTry } from '../../accounts/tries.ts'
import type { Ports, Stores } from '../../ports.ts'
import { minutesUntil } from '../../shared/limit.ts'
import { err, ok, type Result } from '../../shared/result.ts'
import { cleanPasted } from '../../shared/text.ts'
import { isCountry } from '../../site/countries.ts'
import type { Settings } from '../../site/settings.ts'
import type { ProfileError } from '../errors.ts'
import { checkDetails, checkInterests, sexualitiesOf } from '../fields.ts'
import { checkAbout, checkLine, checkName, type NameError } from '../name.ts'
import type { Details, Place, Profile, SearchedAges, Sexuality, Wishes } from '../profile.ts'
import { orderedSearchedAges, orderedWishes } from '../wishes.ts'

/** Editable profile fields; absent ones are unchanged. Gender and birth date are fixed at signup. */
export type ProfileChange = {
  readonly name?: string
  readonly about?: string
  /** Empty for a sentence of the about text. */
  readonly line?: string
  readonly details?: Details
  readonly interests?: readonly string[]
  readonly sexuality?: Sexuality
  readonly wishes?: Wishes
  readonly searchedAges?: SearchedAges | null
  readonly place?: { readonly country: string; readonly region: string; readonly town: string }
}

type Refusal = NameError | Exclude<ProfileError, NameError | { code: 'gender.missing' }>
type Rules = Pick<Settings, 'name' | 'countries' | 'interests' | 'minimumAge'>

export type EditProfile = {
  readonly account: Account
  readonly change: ProfileChange
  readonly site: Rules
}

/** Updates a member's own profile: all changes, or none. */
export async function editProfile(
  ports: Pick<Ports, 'atomically' | 'towns' | 'limits' | 'secrets' | 'now'>,
  { account, change, site }: EditProfile,
): Promise<Result<Profile, Refusal>> {
  const { atomically, towns } = ports
  const place = change.place && (await findPlace(towns, change.place, site))
  if (place === null) return err({ code: 'place.unknown' })

  return atomically(async ({ profiles, attempts }): Promise<Result<Profile, Refusal>> => {
    const profile = await profiles.lock(account.id)
    if (!profile) return err({ code: 'profile.not-found' })
    const changed = changeOf(profile, change, account.email, site)
    if (!changed.ok) return changed
    if (place && isOtherPlace(place, profile.place)) {
      const moved = await countMove({ attempts }, ports, account.id)
      if (!moved.ok) return moved
    }
    const next = { ...changed.value, place: place ?? profile.place }
    await profiles.save(next)
    return ok(next)
  })
}

const isOtherPlace = (a: Place, b: Place): boolean =>
  a.town !== b.town || a.region !== b.region || a.country !== b.country

/** Rate limit: from many places one could triangulate where others live. */
async function countMove(
  stores: Pick<Stores, 'attempts'>,
  { limits, secrets, now }: Pick<Ports, 'limits' | 'secrets' | 'now'>,
  member: MemberId,
): Promise<Result<null, Extract<ProfileError, { code: 'moves.too-many' }>>> {
  const limit = limits.moves
  const until = await consumeTry(stores, { key: tryKeys(secrets).moves(member), limit }, now())
  if (until === null) return ok(null)
  const minutes = minutesUntil(until, now())
  return err({ code: 'moves.too-many', minutes, limit: limit.tries })
}

/** The changed profile, except its place, or the first error. */
function changeOf(
  profile: Profile,
  change: ProfileChange,
  email: string,
  { name: siteName, interests: offered, minimumAge }: Rules,
): Result<Profile, Refusal> {
  const name = checkName(change.name ?? profile.name, { email, site: siteName })
  if (change.name !== undefined && !name.ok) return name
  // A stored text stays until it is edited, whatever the guard has learnt since.
  const about = change.about === undefined ? ok(profile.about) : checkAbout(change.about)
  if (!about.ok) return about
  const line = change.line === undefined ? ok(profile.line) : checkLine(change.line)
  if (!line.ok) return line
  const details = checkDetails(change.details ?? profile.details)
  if (!details.ok) return details
  // Values a site no longer offers stay until the member changes them.
  const interests = checkInterests(
    change.interests ?? profile.interests,
    change.interests ? offered : profile.interests,
  )
  if (!interests.ok) return interests
  if (profile.sexuality === null && change.sexuality) return err({ code: 'consent.missing' })
  const sexuality = change.sexuality ?? profile.sexuality
  if (sexuality && !sexualitiesOf(profile.gender).includes(sexuality)) {
    return err({ code: 'sexuality.missing' })
  }
  const wishes = change.wishes ? orderedWishes(change.wishes, minimumAge) : profile.wishes
  return ok({
    ...profile,
    name: name.ok ? name.value : profile.name,
    about: about.value,
    line: line.value,
    details: details.value,
    interests: interests.value,
    wishes,
    searchedAges:
      change.searchedAges === undefined
        ? keptAges(profile, wishes)
        : orderedSearchedAges(change.searchedAges, minimumAge),
    sexuality,
  })
}

/** Ages chosen in search, until the wishes name others: what a member said last counts. */
const keptAges = ({ searchedAges, wishes }: Profile, { ageFrom, ageTo }: Wishes) =>
  ageFrom === wishes.ageFrom && ageTo === wishes.ageTo ? searchedAges : null

/** The chosen town, in a country of the site; `null` if unknown. */
async function findPlace(
  towns: Ports['towns'],
  { country, region, town }: NonNullable<ProfileChange['place']>,
  { countries }: Rules,
): Promise<Place | null> {
  if (!isCountry(country) || !countries.includes(country)) return null
  return towns.find(country, cleanPasted(town), cleanPasted(region) || undefined)
}
