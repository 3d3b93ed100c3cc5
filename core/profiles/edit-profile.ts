import type { Account, MemberId } from '../accounts/account.ts'
import { takeTry } from '../accounts/count-try.ts'
import { tryKeys } from '../accounts/tries.ts'
import type { Ports, Stores } from '../ports.ts'
import { minutesUntil } from '../shared/limit.ts'
import { err, ok, type Result } from '../shared/result.ts'
import { isCountry } from '../site/countries.ts'
import type { Settings } from '../site/settings.ts'
import type { ProfileError } from './errors.ts'
import { checkAbout, checkDetails, checkInterests, sexualitiesOf } from './fields.ts'
import { checkName, type NameError } from './name.ts'
import type { Details, Place, Profile, Sexuality } from './profile.ts'

/** What a member can change about their profile; what is absent stays. Gender and birth date are fixed at signup. */
export type ProfileChange = {
  readonly name?: string
  readonly about?: string
  readonly details?: Details
  readonly interests?: readonly string[]
  readonly sexuality?: Sexuality
  readonly place?: { readonly country: string; readonly region: string; readonly town: string }
}

type Refusal = NameError | Exclude<ProfileError, NameError | { code: 'gender.missing' }>
type Rules = Pick<Settings, 'name' | 'countries' | 'interests'>

export type EditProfile = {
  readonly account: Account
  readonly change: ProfileChange
  readonly site: Rules
}

/** Changes a member's own profile: all that is asked, or nothing. */
export async function editProfile(
  ports: Pick<Ports, 'atomically' | 'towns' | 'limits' | 'secrets' | 'now'>,
  { account, change, site }: EditProfile,
): Promise<Result<Profile, Refusal>> {
  const { atomically, towns } = ports
  const place = change.place && (await findPlace(towns, change.place, site))
  if (place === null) return err({ code: 'place.unknown' })

  return atomically(async ({ profiles, attempts }): Promise<Result<Profile, Refusal>> => {
    const profile = await profiles.hold(account.id)
    if (!profile) return err({ code: 'profile.not-found' })
    const changed = changeOf(profile, change, account.email, site)
    if (!changed.ok) return changed
    if (place && isElsewhere(place, profile.place)) {
      const moved = await countMove({ attempts }, ports, account.id)
      if (!moved.ok) return moved
    }
    const next = { ...changed.value, place: place ?? profile.place }
    await profiles.save(next)
    return ok(next)
  })
}

const isElsewhere = (a: Place, b: Place): boolean =>
  a.town !== b.town || a.region !== b.region || a.country !== b.country

/** From each place one can look at others anew, and from many one would find where they live. */
async function countMove(
  stores: Pick<Stores, 'attempts'>,
  { limits, secrets, now }: Pick<Ports, 'limits' | 'secrets' | 'now'>,
  member: MemberId,
): Promise<Result<null, Extract<ProfileError, { code: 'moves.too-many' }>>> {
  const limit = limits.moves
  const until = await takeTry(stores, { key: tryKeys(secrets).moves(member), limit }, now())
  if (until === null) return ok(null)
  const minutes = minutesUntil(until, now())
  return err({ code: 'moves.too-many', minutes, limit: limit.tries })
}

/** The profile with a change, its place aside, or the first thing wrong with the change. */
function changeOf(
  profile: Profile,
  change: ProfileChange,
  email: string,
  { name: siteName, interests: offered }: Rules,
): Result<Profile, Refusal> {
  const name = checkName(change.name ?? profile.name, { email, site: siteName })
  if (change.name !== undefined && !name.ok) return name
  const about = checkAbout(change.about ?? profile.about)
  if (!about.ok) return about
  const details = checkDetails(change.details ?? profile.details)
  if (!details.ok) return details
  // What a site no longer offers may stay on a profile until its member chooses anew.
  const interests = checkInterests(
    change.interests ?? profile.interests,
    change.interests ? offered : profile.interests,
  )
  if (!interests.ok) return interests
  const sexuality = change.sexuality ?? profile.sexuality
  if (!sexualitiesOf(profile.gender).includes(sexuality)) return err({ code: 'sexuality.missing' })
  return ok({
    ...profile,
    name: name.ok ? name.value : profile.name,
    about: about.value,
    details: details.value,
    interests: interests.value,
    sexuality,
  })
}

/** The town a member named, in a country of the site; `null` when there is none. */
async function findPlace(
  towns: Ports['towns'],
  { country, region, town }: NonNullable<ProfileChange['place']>,
  { countries }: Rules,
): Promise<Place | null> {
  if (!isCountry(country) || !countries.includes(country)) return null
  return towns.find(country, town.trim(), region.trim() || undefined)
}
