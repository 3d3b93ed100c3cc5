import type { MemberId } from '#core/accounts/account.ts'
import { type GiftId, giftCredits } from '#core/chats/messages/gifts.ts'
import { spend } from '#core/money/book.ts'
import type { Ports, Stores } from '#core/ports.ts'
import { lineOf } from '#core/profiles/line.ts'
import { PHOTO_LIMIT, type Photo } from '#core/profiles/photo.ts'
import { seekMutually } from '#core/profiles/wishes.ts'
import { ok } from '#core/shared/result.ts'
import { DAY, HOUR, type Instant, MINUTE, type Millis } from '#core/shared/time.ts'
import type { Locale } from '#core/site/locales.ts'
import type { Settings } from '#core/site/settings.ts'
import { type PortraitTraits, type Shot, shotFor } from '#ui/art/portrait/portrait.ts'
import { opening, ownWordsOf, reply } from './answers.ts'
import { demoId } from './chance.ts'
import type { DemoPerson } from './demo-person.ts'
import { faceIn } from './focus-on.ts'
import { GUEST_ID, GUEST_SELF } from './guest.ts'
import { homeCountry } from './homes.ts'
import { knownPeople, type WorldSize } from './people.ts'
import { PORTRAIT } from './portrait-size.ts'
import { SCRIPTS } from './script/scripts.ts'

/** The guest's own portrait. */
export const GUEST_PHOTO = demoId('guest-photo')
const TRAITS: PortraitTraits = {
  gender: 'female',
  age: 35,
  skin: 4,
  hair: 'black',
  body: 'average',
  // Many share it.
  religious: false,
}
export const GUEST_SITTER: {
  readonly id: string
  readonly traits: PortraitTraits
  readonly shot: Shot
} = { id: GUEST_ID, traits: TRAITS, shot: shotFor(GUEST_ID, TRAITS, []) }

/** What the guest writes or gives, and then the other answers. */
type Turn = { readonly says: 'hello' | 'day' } | { readonly gives: GiftId }
type Talk = {
  readonly ago: Millis
  readonly turns: readonly Turn[]
  /** Whether the guest has seen the last answer. */
  readonly read: boolean
}

/** Begun by the others: a guest has all conversations left that one may begin without premium. */
const TALKS: readonly Talk[] = [
  { ago: 9 * MINUTE, turns: [{ says: 'hello' }], read: false },
  { ago: 3 * HOUR, turns: [{ says: 'day' }], read: true },
  { ago: DAY, turns: [{ says: 'hello' }, { gives: 'coffee' }], read: true },
  { ago: 2 * DAY, turns: [{ says: 'hello' }, { says: 'day' }], read: true },
]
/** Likes with those of the talks first: mutual ones, then new ones, then one that is not returned. */
const [MUTUAL, NEW] = [2, 2]
const PEOPLE = TALKS.length + NEW + 1
const ANSWERS_AFTER = 3 * 1000

type Needs = Pick<Ports, 'reads' | 'atomically' | 'sites' | 'now' | 'newId'>

/** Who is to find something, in which language, and under which ids. */
export type Furnished = {
  readonly guest: MemberId
  readonly photo: Pick<Photo, 'id' | 'key'>
  readonly language: Locale
  readonly settings: Settings
  readonly world: WorldSize
  readonly idOf: (name: string) => string
}

/** What the shared guest finds, once. */
export async function seedGuestWorld(ports: Needs, world: WorldSize): Promise<void> {
  const { reads, atomically, sites } = ports
  const [site] = sites.all()
  if (!site || (await reads.photos.byId(GUEST_PHOTO))) return
  const { settings } = site
  await atomically(async (stores) => {
    await stores.accounts.lock(GUEST_ID)
    if (await stores.photos.byId(GUEST_PHOTO)) return ok(null)
    const { language } = settings
    const photo = { id: GUEST_PHOTO, key: GUEST_PHOTO }
    const to = { guest: GUEST_ID, photo, language, settings, world, idOf: demoId }
    await furnish(stores, ports, to)
    return ok(null)
  })
}

/**
 * A photo of their own, four conversations, likes both ways and two matches, all with labelled demo members; the account
 * is locked. No event tells of it, so nobody is mailed.
 */
export async function furnish(
  stores: Stores,
  ports: Pick<Ports, 'now' | 'newId'>,
  to: Furnished,
): Promise<void> {
  const profile = await stores.profiles.lock(to.guest)
  const people = friendsIn(to)
  if (!profile || people.length < PEOPLE) return
  const at = ports.now()
  const focus = faceIn(GUEST_SITTER, 0)
  await stores.photos.add(
    {
      ...to.photo,
      member: to.guest,
      state: 'active',
      reason: null,
      ...PORTRAIT,
      focus,
      cut: null,
      lookAgainAt: null,
      refusedBefore: null,
      addedAt: at,
      decidedAt: at,
    },
    PHOTO_LIMIT.free,
  )
  await stores.profiles.save({ ...profile, mainPhoto: to.photo.id, mainFocus: focus })
  const heard: string[] = []
  for (const [nth, talk] of TALKS.entries()) {
    const other = people[nth]
    if (other) heard.push(...(await hold(stores, ports, { talk, other, nth, to, heard })))
  }
  await like(stores, to.guest, { people, at })
}

/**
 * Of those who are shown on the main site, have a face and could be meant: who writes the guest's language where it is
 * at home, about their age, no two of one name.
 */
function friendsIn({ world, language }: Furnished): readonly DemoPerson[] {
  const country = homeCountry(language)
  const off = (person: DemoPerson) =>
    (person.language === language ? 0 : 200) +
    (person.country === country ? 0 : 100) +
    Math.max(0, Math.abs(person.traits.age - TRAITS.age) - 12)
  const fits = knownPeople(world)
    .filter(
      ({ kind, brand, privacy, portraits, gender, sexuality, joinedAgo }) =>
        kind === 'person' &&
        brand === 'default' &&
        !privacy &&
        portraits.length > 0 &&
        seekMutually(GUEST_SELF, { gender, sexuality }) &&
        joinedAgo > 3 * DAY,
    )
    .toReversed()
    .toSorted((a, b) => off(a) - off(b))
  return fits
    .filter(({ name }, at) => fits.findIndex((one) => one.name === name) === at)
    .slice(0, PEOPLE)
}

type Held = {
  readonly talk: Talk
  readonly other: DemoPerson
  readonly nth: number
  readonly to: Furnished
  /** What others said before. */
  readonly heard: readonly string[]
}

/** One conversation, paid like any other; what the other said in it. */
async function hold(
  stores: Stores,
  { now, newId }: Pick<Ports, 'now' | 'newId'>,
  { talk: { ago, turns, read }, other, nth, to, heard }: Held,
): Promise<readonly string[]> {
  const { guest, language, settings, idOf } = to
  const { conversations, messages, profiles } = stores
  const startedAt = now() - ago
  const { id: conversation } = await conversations.open({
    id: idOf(`guest-talk/${nth}`),
    startedBy: other.id,
    other: guest,
    startedAt,
    lastSeq: 0,
  })
  const begun = opening(language, { nth })
  await messages.append({
    id: idOf(`guest-talk/${nth}/begun`),
    conversation,
    from: other.id,
    text: begun,
    cost: 0,
    sentAt: startedAt,
  })
  const said = [begun]
  const face = await profiles.byId(other.id)
  if (!face) return said
  const line = lineOf(face)
  let last = 0
  for (const [turn, does] of turns.entries()) {
    const at = startedAt + (2 * turn + 1) * MINUTE
    const gift = 'gives' in does ? does.gives : null
    const text = 'says' in does ? SCRIPTS[language].guest[does.says] : ''
    const cost = gift ? giftCredits(gift, settings) : settings.messageCredits
    const id = idOf(`guest-talk/${nth}/${turn}`)
    const paid = await spend(
      stores,
      { now: () => at, newId },
      {
        member: guest,
        amount: cost,
        reason: gift ? 'gift' : 'message',
        reference: id,
      },
    )
    if (!paid.ok) return said
    const quotes = turn === 0 && line !== null && text !== ''
    await messages.append({
      ...{ id, conversation, from: guest, text, gift, cost, sentAt: at },
      ...(quotes && { quote: { kind: 'line', id: null, of: other.id, text: line, gift: null } }),
    })
    const answer = reply(language, {
      question: text,
      brings: gift ? 'gift' : null,
      own: ownWordsOf(face, other.language, at),
      said,
      elsewhere: heard,
      nth,
    })
    said.push(answer)
    const answered = await messages.append({
      id: idOf(`guest-talk/${nth}/${turn}/answer`),
      conversation,
      from: other.id,
      text: answer,
      cost: 0,
      sentAt: at + ANSWERS_AFTER,
    })
    last = answered.seq
  }
  await conversations.read(conversation, other.id, last - 1, true)
  await conversations.read(conversation, guest, read ? last : last - 1, true)
  return said
}

/** Two matches that were seen, two new likes, and one of the guest's own. */
async function like(
  { likes }: Pick<Stores, 'likes'>,
  guest: MemberId,
  { people, at: now }: { readonly people: readonly DemoPerson[]; readonly at: Instant },
): Promise<void> {
  const add = (from: MemberId, to: MemberId, ago: Millis, seen: boolean) =>
    likes.add({ from, to, at: now - ago, seenAt: seen ? now - ago + MINUTE : null, swiped: false })
  const mutual = people.slice(TALKS.length - MUTUAL, TALKS.length)
  for (const { id } of mutual) {
    await add(guest, id, 3 * DAY, true)
    await add(id, guest, 3 * DAY - HOUR, true)
    await likes.matchSeen(id, guest, now)
    await likes.matchSeen(guest, id, now)
  }
  for (const { id } of people.slice(TALKS.length, TALKS.length + NEW))
    await add(id, guest, 5 * HOUR, false)
  for (const { id } of people.slice(TALKS.length + NEW)) await add(guest, id, DAY, true)
}
