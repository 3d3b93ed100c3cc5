import type { Account } from '../accounts/account.ts'
import type { Ports } from '../ports.ts'
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
type Rules = Pick<Settings, 'countries' | 'interests'>

export type EditProfile = {
  readonly account: Account
  readonly change: ProfileChange
  readonly site: Rules
}

/** Changes a member's own profile: all that is asked, or nothing. */
export async function editProfile(
  { atomically, towns }: Pick<Ports, 'atomically' | 'towns'>,
  { account, change, site }: EditProfile,
): Promise<Result<Profile, Refusal>> {
  const place = change.place && (await findPlace(towns, change.place, site))
  if (place === null) return err({ code: 'place.unknown' })

  return atomically(async ({ profiles }): Promise<Result<Profile, Refusal>> => {
    const profile = await profiles.hold(account.id)
    if (!profile) return err({ code: 'profile.not-found' })
    const changed = changeOf(profile, change, account.email, site)
    if (!changed.ok) return changed
    const next = { ...changed.value, place: place ?? profile.place }
    await profiles.save(next)
    return ok(next)
  })
}

/** The profile with a change, its place aside, or the first thing wrong with the change. */
function changeOf(
  profile: Profile,
  change: ProfileChange,
  email: string,
  { interests: offered }: Rules,
): Result<Profile, Refusal> {
  const name = checkName(change.name ?? profile.name, email)
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
