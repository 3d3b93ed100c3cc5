import { type Account, isShown, type MemberId } from '../accounts/account.ts'
import type { PhotoId } from '../photos/photo.ts'
import { isVeiled } from '../photos/veil.ts'
import type { PhotoLock } from '../photos/visible-photos.ts'
import type { Ports, Reads } from '../ports.ts'
import { dayOf, type Instant, type IsoDate } from '../shared/time.ts'
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

type Sight = {
  readonly now: Instant
  readonly from: Cell | null
  readonly lock: PhotoLock | null
}

/** A card, and what it depends on beside the profile. */
type Made = Omit<Sight, 'now'> & { readonly card: Card; readonly day: IsoDate }

/** The last card of each profile: lists are looked at far more often than anything in them changes. */
const made = new WeakMap<Profile, Made>()

/** One profile's card; the very same one for as long as nothing on it changes. */
export function cardOf(profile: Profile, { now, from, lock }: Sight, day = dayOf(now)): Card {
  const online = isOnline(profile, now)
  const last = made.get(profile)
  const same = last?.day === day && last.from === from && last.lock === lock
  if (same && last.card.online === online) return last.card

  const { id, name, gender, place, kind, demo, mainPhoto } = profile
  const card = {
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
    online,
  }
  made.set(profile, { card, day, from, lock })
  return card
}

/** The cards of profiles that were found already, in their order; who is gone meanwhile is left out. */
export async function cardsOf(
  { reads, now }: Pick<Ports, 'reads' | 'now'>,
  viewer: Onlooker,
  profiles: readonly Profile[],
): Promise<readonly Card[]> {
  const accounts = await reads.accounts.byIds(profiles.map(({ id }) => id))
  return drawn(reads, viewer, { profiles, accounts, now: now() })
}

type Drawn = {
  readonly profiles: readonly Profile[]
  readonly accounts: readonly Account[]
  readonly now: Instant
}

async function drawn(
  reads: Reads,
  viewer: Onlooker,
  { profiles, accounts, now }: Drawn,
): Promise<readonly Card[]> {
  const locks = isAllPlain(accounts, profiles) ? null : await locksOf(reads, accounts, viewer.id)
  const sight = { now, from: viewer.cell }
  const day = dayOf(now)
  const cards: Card[] = []
  for (const profile of profiles) {
    const lock = locks ? locks.get(profile.id) : null
    if (lock !== undefined) cards.push(cardOf(profile, { ...sight, lock }, day))
  }
  return cards
}

type MadeList = Pick<Made, 'from' | 'day'> & {
  readonly accounts: readonly Account[]
  readonly cards: readonly (Card | null)[]
  /** When the first of them is no longer online. */
  readonly until: Instant
}

/** The last cards of each list of profiles, where nothing is veiled. */
const madeLists = new WeakMap<readonly Profile[], MadeList>()

/**
 * The cards of members, each at the place of its id; who is gone has none. The very same list for the very same
 * ids for as long as nothing in it changes, where the reads are remembered.
 */
export async function cardsById(
  { reads, now: clock }: Pick<Ports, 'reads' | 'now'>,
  viewer: Onlooker,
  ids: readonly MemberId[],
): Promise<readonly (Card | null)[]> {
  const [profiles, accounts] = await Promise.all([
    reads.profiles.byIds(ids),
    reads.accounts.byIds(ids),
  ])
  const now = clock()
  const day = dayOf(now)
  const last = madeLists.get(profiles)
  const same = last?.accounts === accounts && last.from === viewer.cell && last.day === day
  if (same && now < last.until) return last.cards

  const found = await drawn(reads, viewer, { profiles, accounts, now })
  const cardBy = new Map(found.map((card) => [card.id, card]))
  const cards = ids.map((id) => cardBy.get(id) ?? null)
  if (isAllPlain(accounts, profiles)) {
    const until = Math.min(...profiles.filter((each) => isOnline(each, now)).map(offlineAt))
    madeLists.set(profiles, { accounts, from: viewer.cell, day, cards, until })
  }
  return cards
}

/** Nearly always all may be seen by anybody, with nothing before their photos. */
const isAllPlain = (accounts: readonly Account[], profiles: readonly Profile[]): boolean =>
  accounts.length === profiles.length &&
  accounts.every((account) => isShown(account) && !account.privacy)

/** What keeps a viewer from the photos of each of those they may see at all. */
async function locksOf(
  reads: Reads,
  accounts: readonly Account[],
  viewer: MemberId | null,
): Promise<ReadonlyMap<MemberId, PhotoLock | null>> {
  const locks = new Map<MemberId, PhotoLock | null>()
  const waiting: Promise<unknown>[] = []
  for (const account of accounts) {
    if (!isShown(account) && account.id !== viewer) continue
    locks.set(account.id, null)
    // Few are private, and only for those is there anything to ask.
    if (account.privacy) {
      waiting.push(lockOf(reads, account, viewer).then((lock) => locks.set(account.id, lock)))
    }
  }
  await Promise.all(waiting)
  return locks
}

async function lockOf(
  reads: Reads,
  account: Account,
  viewer: MemberId | null,
): Promise<PhotoLock | null> {
  if (!(await isVeiled(reads, account, viewer))) return null
  return viewer === null ? 'login' : 'privacy'
}
