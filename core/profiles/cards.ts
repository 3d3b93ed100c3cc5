import { type Account, isShown, type MemberId } from '../accounts/account.ts'
import type { PhotoId } from '../photos/photo.ts'
import { isVeiled } from '../photos/veil.ts'
import type { PhotoLock } from '../photos/visible-photos.ts'
import type { Ports, Reads } from '../ports.ts'
import { dayOf, type Instant, type IsoDate, nextDay } from '../shared/time.ts'
import type { Country } from '../site/countries.ts'
import { ageOn } from './age-of.ts'
import { type DistanceBand, distanceBand } from './distance.ts'
import { isOnline, offlineAt } from './online.ts'
import type { Cell, Gender, Profile, ProfileKind } from './profile.ts'

/** A profile as lists show it. Where somebody lives is told as coarsely as it may be. */
export type Card = {
  readonly id: MemberId
  readonly name: string
  readonly age: number
  readonly gender: Gender
  readonly country: Country
  readonly region: string
  readonly distance: DistanceBand | null
  readonly kind: ProfileKind
  readonly demo: boolean
  readonly photo: { readonly id: PhotoId; readonly lock: PhotoLock | null } | null
  readonly online: boolean
}

/** Who looks, and from where. */
export type Onlooker = { readonly id: MemberId | null; readonly cell: Cell | null }

/** What cards are made of, as one viewer may see it. Cards made of the same differ by nothing but the time. */
export type CardSources = {
  /** Where the viewer lives. */
  readonly from: Cell | null
  readonly profiles: readonly Profile[]
  readonly accounts: readonly Account[]
  /** What keeps the viewer from the photos of each of those they may see; `null` where all may see all of them. */
  readonly locks: Readonly<Record<MemberId, PhotoLock | null>> | null
}

type Sight = {
  readonly day: IsoDate
  readonly now: Instant
  readonly from: Cell | null
  readonly lock: PhotoLock | null
}

/** One profile's card. */
export function cardOf(profile: Profile, { day, now, from, lock }: Sight): Card {
  const { id, name, gender, place, kind, demo, mainPhoto } = profile
  return {
    id,
    name,
    age: ageOn(profile.birthDate, day),
    gender,
    country: place.country,
    region: place.region,
    distance: distanceBand(from, place.cell),
    kind,
    demo,
    photo: mainPhoto === null ? null : { id: mainPhoto, lock },
    online: isOnline(profile, now),
  }
}

/** The cards of profiles that were found already, in their order; who is gone meanwhile is left out. */
export async function cardsOf(
  { reads, now }: Pick<Ports, 'reads' | 'now'>,
  viewer: Onlooker,
  profiles: readonly Profile[],
): Promise<readonly Card[]> {
  const accounts = await reads.accounts.byIds(profiles.map(({ id }) => id))
  return cardsFrom(await seenBy(reads, viewer, { profiles, accounts }), now())
}

/** Reads what the cards of members are made of. */
export async function readCards(
  { reads }: Pick<Ports, 'reads'>,
  viewer: Onlooker,
  ids: readonly MemberId[],
): Promise<CardSources> {
  const [profiles, accounts] = await Promise.all([
    reads.profiles.byIds(ids),
    reads.accounts.byIds(ids),
  ])
  return seenBy(reads, viewer, { profiles, accounts })
}

/** The cards made of what was read, in the order of the profiles; who is gone has none. */
export function cardsFrom({ profiles, locks, from }: CardSources, now: Instant): readonly Card[] {
  const day = dayOf(now)
  const cards: Card[] = []
  for (const profile of profiles) {
    const lock = locks ? locks[profile.id] : null
    if (lock !== undefined) cards.push(cardOf(profile, { day, now, from, lock }))
  }
  return cards
}

/** Until when cards made of the same at `now` are the same: the first goes offline, or a birthday may come. */
export const cardsChangeAt = ({ profiles }: Pick<CardSources, 'profiles'>, now: Instant): Instant =>
  Math.min(nextDay(now), ...profiles.filter((profile) => isOnline(profile, now)).map(offlineAt))

type Found = Pick<CardSources, 'profiles' | 'accounts'>

async function seenBy(reads: Reads, { id, cell }: Onlooker, found: Found): Promise<CardSources> {
  const locks = isAllPlain(found) ? null : await locksOf(reads, found.accounts, id)
  return { ...found, locks, from: cell }
}

/** Nearly always all may be seen by anybody, with nothing before their photos. */
const isAllPlain = ({ accounts, profiles }: Found): boolean =>
  accounts.length === profiles.length &&
  accounts.every((account) => isShown(account) && !account.privacy)

/** What keeps a viewer from the photos of each of those they may see at all. */
async function locksOf(
  reads: Reads,
  accounts: readonly Account[],
  viewer: MemberId | null,
): Promise<Readonly<Record<MemberId, PhotoLock | null>>> {
  const seen = accounts.filter((account) => isShown(account) || account.id === viewer)
  const locked = seen.map(
    async (account): Promise<[MemberId, PhotoLock | null]> => [
      account.id,
      // Few are private, and only for those is there anything to ask.
      account.privacy ? await lockOf(reads, account, viewer) : null,
    ],
  )
  return Object.fromEntries(await Promise.all(locked))
}

async function lockOf(
  reads: Reads,
  account: Account,
  viewer: MemberId | null,
): Promise<PhotoLock | null> {
  if (!(await isVeiled(reads, account, viewer))) return null
  return viewer === null ? 'login' : 'privacy'
}
