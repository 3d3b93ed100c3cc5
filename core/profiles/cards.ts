import { type Account, isShown, type MemberId } from '../accounts/account.ts'
import type { Ports, Reads } from '../ports.ts'
import { HOUR, type Instant } from '../shared/time.ts'
import type { Country } from '../site/countries.ts'
import { type Cell, type DistanceBand, distanceBand } from '../site/geo.ts'
import type { Locale } from '../site/locales.ts'
import { ageOf } from './age.ts'
import { lineOf } from './line.ts'
import type { Focus, PhotoId } from './photo.ts'
import { isBlurred, type PhotoLock } from './photos/visible-photos.ts'
import {
  type Gender,
  isOnline,
  type Line,
  offlineAt,
  type Profile,
  type ProfileKind,
} from './profile.ts'

/** A profile in lists. The location is as coarse as possible. */
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
  readonly line: Line | null
  readonly photo: {
    readonly id: PhotoId
    readonly lock: PhotoLock | null
    readonly focus: Focus | null
  } | null
  /** Never to visitors. */
  readonly online: boolean
}

/** The viewer and their place. */
export type CardViewer = { readonly id: MemberId | null; readonly cell: Cell | null }

/** Inputs of cards for one viewer. Cards from the same inputs differ only by time. */
export type CardSources = {
  /** The viewer's place. */
  readonly from: Cell | null
  readonly profiles: readonly Profile[]
  readonly accounts: readonly Account[]
  /** Photo locks of the visible profiles; `null` if none is locked. */
  readonly locks: Readonly<Record<MemberId, PhotoLock | null>> | null
  readonly signedIn: boolean
}

type VisibleProfile = {
  readonly now: Instant
  /** The language they write in. */
  readonly language: Locale
  readonly from: Cell | null
  readonly lock: PhotoLock | null
  readonly signedIn: boolean
}

/** Builds one card. */
export function cardOf(
  profile: Profile,
  { now, language, from, lock, signedIn }: VisibleProfile,
): Card {
  const line = lineOf(profile)
  const { id, name, gender, place, kind, demo, mainPhoto, mainFocus } = profile
  return {
    id,
    name,
    age: ageOf(profile, now),
    gender,
    country: place.country,
    region: place.region,
    distance: distanceBand(from, place.cell),
    kind,
    demo,
    line: line === null ? null : { text: line, language },
    photo: mainPhoto === null ? null : { id: mainPhoto, lock, focus: mainFocus },
    online: signedIn && isOnline(profile, now),
  }
}

/** Whether a text stands on a profile. Its line may be tamed: no part of the text as it is stored. */
export const says = (profile: Pick<Profile, 'about' | 'line'>, text: string): boolean =>
  profile.about.includes(text) || lineOf(profile) === text

/** Cards of profiles already loaded, in their order; erased members are omitted. */
export async function cardsOf(
  { reads, now }: Pick<Ports, 'reads' | 'now'>,
  viewer: CardViewer,
  profiles: readonly Profile[],
): Promise<readonly Card[]> {
  const accounts = await reads.accounts.byIds(profiles.map(({ id }) => id))
  return cardsFrom(await seenBy(reads, viewer, { profiles, accounts }), now())
}

/** Reads the inputs of members' cards. */
export async function readCards(
  { reads }: Pick<Ports, 'reads'>,
  viewer: CardViewer,
  ids: readonly MemberId[],
): Promise<CardSources> {
  const [profiles, accounts] = await Promise.all([
    reads.profiles.byIds(ids),
    reads.accounts.byIds(ids),
  ])
  return seenBy(reads, viewer, { profiles, accounts })
}

/** Builds the cards, in the order of the profiles; erased members are omitted. */
export function cardsFrom(
  { profiles, accounts, locks, from, signedIn }: CardSources,
  now: Instant,
): readonly Card[] {
  const languages = new Map(accounts.map(({ id, language }) => [id, language]))
  const cards: Card[] = []
  for (const profile of profiles) {
    const lock = locks ? locks[profile.id] : null
    const language = languages.get(profile.id)
    if (lock === undefined || language === undefined) continue
    cards.push(cardOf(profile, { now, language, from, lock, signedIn }))
  }
  return cards
}

/** How long cards from the same inputs stay equal: until someone goes offline, or a birthday, as days begin on the hour. */
export const cardsChangeAt = ({ profiles }: Pick<CardSources, 'profiles'>, now: Instant): Instant =>
  Math.min(
    now - (now % HOUR) + HOUR,
    ...profiles.filter((profile) => isOnline(profile, now)).map(offlineAt),
  )

type Found = Pick<CardSources, 'profiles' | 'accounts'>

async function seenBy(reads: Reads, { id, cell }: CardViewer, found: Found): Promise<CardSources> {
  const locks = isAllPlain(found) ? null : await locksOf(reads, found.accounts, id)
  return { ...found, locks, from: cell, signedIn: id !== null }
}

/** Lists of accounts without a locked photo: a cache gives the same list until one of them changes. */
const plain = new WeakSet<readonly Account[]>()

/** Fast path: usually nothing is locked. */
function isAllPlain({ accounts, profiles }: Found): boolean {
  if (accounts.length !== profiles.length) return false
  if (plain.has(accounts)) return true
  const found = accounts.every((account) => isShown(account) && !account.privacy)
  if (found) plain.add(accounts)
  return found
}

/** Photo locks for a viewer, by visible profile. */
async function locksOf(
  reads: Reads,
  accounts: readonly Account[],
  viewer: MemberId | null,
): Promise<Readonly<Record<MemberId, PhotoLock | null>>> {
  const seen = accounts.filter((account) => isShown(account) || account.id === viewer)
  const locked = seen.map(
    async (account): Promise<[MemberId, PhotoLock | null]> => [
      account.id,
      // Only for the few private profiles, more data is needed.
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
  if (!(await isBlurred(reads, account, viewer))) return null
  return viewer === null ? 'login' : 'privacy'
}

/** Whether there is something to answer: a photo, or a line. */
export const isAnswerable = (profile: Profile): boolean =>
  profile.mainPhoto !== null || lineOf(profile) !== null
const isAnswerableCard = ({ photo, line }: Card): boolean => photo !== null || line !== null

/**
 * Those with neither photo nor line last, all others in their order. Of one page, not of a whole search: a place in the
 * store's order would be one more column in each of its covering indexes.
 */
function withLast<T>(items: readonly T[], isSpared: (item: T) => boolean): readonly T[] {
  const [first, rest]: [T[], T[]] = [[], []]
  for (const item of items) (isSpared(item) ? first : rest).push(item)
  return [...first, ...rest]
}
export const answerableFirst = (profiles: readonly Profile[]) => withLast(profiles, isAnswerable)
/** The same of cards, whose lines are found already. */
export const answerableCardsFirst = (cards: readonly Card[]) => withLast(cards, isAnswerableCard)
