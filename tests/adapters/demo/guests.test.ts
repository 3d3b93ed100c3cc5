import { describe, expect, test } from 'bun:test'
import { GUEST, seedGuest } from '#adapters/demo/guest.ts'
import { enterAsGuest, eraseGuests } from '#adapters/demo/guests.ts'
import { homeCountry } from '#adapters/demo/homes.ts'
import { knownPeople, type WorldSize } from '#adapters/demo/people.ts'
import { withPortraits } from '#adapters/demo/portraits.ts'
import { SCRIPTS } from '#adapters/demo/script/scripts.ts'
import { seedDemo } from '#adapters/demo/world.ts'
import { textsOf } from '#adapters/locales/texts.ts'
import { untouchedDrawing } from '#adapters/photos/untouched-pictures.ts'
import { listChats, readChats } from '#core/chats/conversations/list-chats.ts'
import { findMatches } from '#core/discovery/finder/match-finder.ts'
import { listLikes } from '#core/discovery/list-likes.ts'
import { startingFilters } from '#core/discovery/searching/filters.ts'
import { searchMembers } from '#core/discovery/searching/search-members.ts'
import { sendDue } from '#core/notifications/sending/delivery-worker.ts'
import { DAY, HOUR } from '#core/shared/time.ts'
import { LOCALES, type Locale } from '#core/site/locales.ts'
import { openWorld } from '#tests/core/world.ts'

const SIZE = { seed: 'vonk', people: 60 }
const FIREFOX = { agent: 'Firefox', session: null, device: null }

/** A demo with its people, and browsers that press the guest button. */
async function openDemo(given?: Parameters<typeof openWorld>[0], size: WorldSize = SIZE) {
  const plain = openWorld(given)
  const photoFiles = withPortraits(plain.photoFiles, size, untouchedDrawing)
  const world = { ...plain, photoFiles }
  await seedDemo(world, size)
  await seedGuest(world)
  let networks = 0
  const enter = (device: string | null = null, language: Locale = 'nl') => {
    networks += 1
    const address = `198.${networks >> 8}.${networks & 255}.1`
    return enterAsGuest(world, size, { language, address, browser: { ...FIREFOX, device } })
  }
  const entered = async (...visit: Parameters<typeof enter>) => {
    const guest = await enter(...visit)
    if (!guest.ok) throw new Error(guest.error.code)
    return guest.value
  }
  const failures: unknown[] = []
  const erase = () => eraseGuests(world, (thrown) => failures.push(thrown))
  return { ...world, world, enter, entered, erase, failures }
}

describe('a guest of the demo', () => {
  test('is another in each browser, and the same one again in the same', async () => {
    const { entered } = await openDemo()
    const mine = await entered()
    const theirs = await entered()
    expect(theirs.account.id).not.toBe(mine.account.id)
    const again = await entered(mine.device)
    expect(again.account.id).toBe(mine.account.id)
    expect(again.token).not.toBe(mine.token)
  })

  test('is called a guest in their own language, by a name no other guest has, never by the label of a script', async () => {
    const { entered, reads } = await openDemo()
    const named = async (language: Locale) => {
      const { account } = await entered(null, language)
      return (await reads.profiles.byId(account.id))?.name ?? ''
    }
    const [one, other] = [await named('de'), await named('de')]
    expect(one).toMatch(/^Gast \d+$/)
    expect(other).not.toBe(one)
    for (const language of LOCALES) {
      const name = await named(language)
      expect(name).not.toContain(textsOf(language, 'push', null)('label.demo'))
      expect(name.toLowerCase(), language).not.toMatch(/d[ée]mo/)
    }
  })

  test('of another language is another one, also in the same browser', async () => {
    const { entered } = await openDemo()
    const dutch = await entered(null, 'nl')
    const finn = await entered(dutch.device, 'fi')
    expect(finn.account.id).not.toBe(dutch.account.id)
    expect((await entered(finn.device, 'fi')).account.id).toBe(finn.account.id)
  })

  test('may write at once, has credits, and is found by nobody', async () => {
    const { entered, reads } = await openDemo()
    const before = await reads.search.count({ site: 'vonk', viewer: null }, 99)
    const { account } = await entered()
    expect(account).toMatchObject({ status: 'active', invisible: true })
    expect(await reads.accounts.byId(account.id)).toEqual(account)
    expect((await reads.wallets.of(account.id)).granted).toBeGreaterThan(10)
    expect(await reads.search.count({ site: 'vonk', viewer: null }, 99)).toBe(before)
  })

  test('finds conversations, likes and a photo of their own, in the language of the reader', async () => {
    const { world, entered, reads } = await openDemo()
    const { account } = await entered(null, 'fi')
    const chats = listChats(await readChats(world, account.id), world.now())
    expect(chats.map(({ unread }) => unread).toSorted()).toEqual([0, 0, 0, 1])
    expect(chats.every(({ card }) => card?.demo)).toBe(true)
    const written = await Promise.all(
      chats.map(({ conversation }) => reads.messages.range(conversation, { hidden: 0, limit: 9 })),
    )
    expect(written.flat().map(({ text }) => text)).toContain('Miten päiväsi meni?')
    const likes = await listLikes(world, { member: account.id, site: 'vonk' })
    expect([likes.given.length, likes.received.length, likes.matches.length]).toEqual([3, 4, 2])
    const profile = await reads.profiles.byId(account.id)
    expect(profile).toMatchObject({ demo: false, about: 'Katselen tätä demoa yhden päivän.' })
    const [photo] = await reads.photos.of(account.id)
    expect(profile?.mainPhoto).toBe(photo?.id ?? '')
    expect(await world.photoFiles.read(photo?.key ?? '', 'card')).not.toBeNull()
  })

  test('is erased after a day with all they wrote, and gets no mail of it', async () => {
    const { world, entered, erase, failures, pass, reads } = await openDemo()
    const { account } = await entered()
    const told = [account.email, 'Hoe was je dag?', 'Ik kijk een dag rond']
    const left = () => JSON.stringify(world.snapshot())
    for (const text of told) expect(left()).toContain(text)
    const [photo] = await reads.photos.of(account.id)
    pass(DAY - 1)
    await erase()
    expect(await reads.accounts.byId(account.id)).toEqual(account)
    pass(1)
    await erase()
    expect(failures).toEqual([])
    expect(await reads.accounts.byId(account.id)).toMatchObject({ status: 'erased' })
    for (const text of told) expect(left()).not.toContain(text)
    expect(await reads.photos.of(account.id)).toEqual([])
    expect(await world.photoFiles.read(photo?.key ?? '', 'full')).toBeNull()
    await world.consume()
    await sendDue(world, { urlOf: () => 'https://vonk.test', jitter: () => 0 })
    expect(world.mailer.letters).toEqual([])
  })

  test('after their day is another guest', async () => {
    const { entered, pass } = await openDemo()
    const first = await entered()
    pass(DAY)
    expect((await entered(first.device)).account.id).not.toBe(first.account.id)
  })
})

test.each(LOCALES)(
  'a guest who came in %s meets people of its country, who write it',
  async (language) => {
    const size = { ...SIZE, people: 300, atHome: 36 }
    const { world, entered, reads, sites } = await openDemo({}, size)
    const { account } = await entered(null, language)
    const profile = await reads.profiles.byId(account.id)
    const country = homeCountry(language)
    expect(profile?.place.country).toBe(country)
    expect(account).toMatchObject({ country, language })

    const member = account.id
    const [site] = sites.all()
    if (!site || !profile) throw new Error('nobody came')
    const { settings } = site
    const chats = listChats(await readChats(world, member), world.now())
    const { given, received } = await listLikes(world, { member, site: settings.id })
    const found = await searchMembers(world, {
      ...{ viewer: member, tracking: {}, cursor: null, site: settings },
      filters: startingFilters(profile, settings),
    })
    const matches = await findMatches(world, { member, limit: 24, site: settings })
    const results = found.ok ? found.value.results : []
    expect(results.length).toBeGreaterThan(12)
    const lead = knownPeople(size).find(({ id }) => id === results[0]?.id)
    expect(lead?.shot.welcoming).toBe(true)
    expect(matches.length).toBeGreaterThan(7)
    const met = {
      chats: chats.map(({ with: id }) => id),
      likes: [...given, ...received].map(({ profile: { id } }) => id),
      search: results.map(({ id }) => id),
      finder: matches.map(({ card }) => card.id),
    }
    for (const [where, ids] of Object.entries(met)) {
      for (const id of ids) {
        const other = await reads.accounts.byId(id)
        expect(other?.country, where).toBe(country)
        expect(other?.language, where).toBe(language)
      }
      const names = await Promise.all(ids.map(async (id) => (await reads.profiles.byId(id))?.name))
      if (where !== 'likes') expect(new Set(names).size, where).toBe(names.length)
    }
    const towns = await Promise.all(
      met.search.map(async (id) => (await reads.profiles.byId(id))?.place.town),
    )
    expect(towns).toContain(profile.place.town)
  },
)

test.each(LOCALES)(
  'nobody in the inbox of a guest who came in %s says what another says, and each says once that it is a script',
  async (language) => {
    const { world, entered, reads } = await openDemo({}, { ...SIZE, people: 300, atHome: 36 })
    const { account } = await entered(null, language)
    const chats = listChats(await readChats(world, account.id), world.now())
    const texts = await Promise.all(
      chats.map(async ({ conversation, with: other }) => {
        const messages = await reads.messages.range(conversation, { hidden: 0, limit: 20 })
        return messages.filter(({ from }) => from === other).map(({ text }) => text)
      }),
    )
    const said = texts.flat()
    expect(said).toHaveLength(10)
    expect(new Set(said).size).toBe(said.length)
    for (const own of texts) {
      const notes = own.filter((text) =>
        SCRIPTS[language].notes.some((note) => text.includes(note)),
      )
      expect(notes).toHaveLength(1)
    }
  },
)

test('of 201 browsers one is refused, until a guest has left', async () => {
  const { enter, erase, pass, member } = await openDemo()
  const tracking = { network: 'demo-guest' }
  for (let nth = 1; nth < 200; nth += 1)
    await member(`guest-${nth}`, { account: { email: `guest-${nth}@vonk.example`, tracking } })
  expect((await enter()).ok).toBe(true)
  expect(await enter()).toEqual({ ok: false, error: { code: 'busy' } })
  pass(DAY)
  await erase()
  expect((await enter()).ok).toBe(true)
})

test('the account of everybody stays when guests are erased, and so does who took such an address', async () => {
  const { reads, erase, pass, member } = await openDemo()
  const taken = await member('somebody', { account: { email: 'guest-1@vonk.example' } })
  pass(2 * DAY)
  await erase()
  expect(await reads.accounts.byEmail(GUEST.email)).toMatchObject({ status: 'active' })
  expect(await reads.accounts.byId(taken.id)).toMatchObject({ status: 'active' })
})

test('one network gets no more guests than signups', async () => {
  const { world } = await openDemo({ limits: { signups: { tries: 1, window: HOUR } } })
  const visit = { language: 'nl', address: '192.0.2.1', browser: FIREFOX } as const
  expect((await enterAsGuest(world, SIZE, visit)).ok).toBe(true)
  expect(await enterAsGuest(world, SIZE, visit)).toMatchObject({
    ok: false,
    error: { code: 'signup.too-many' },
  })
})
