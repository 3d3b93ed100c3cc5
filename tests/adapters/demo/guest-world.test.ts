import { expect, test } from 'bun:test'
import { demoId } from '#adapters/demo/chance.ts'
import { GUEST_ID, seedGuest } from '#adapters/demo/guest.ts'
import { furnish, GUEST_PHOTO, seedGuestWorld } from '#adapters/demo/guest-world.ts'
import { hearsOneOf } from '#adapters/demo/script/script.ts'
import { SCRIPTS } from '#adapters/demo/script/scripts.ts'
import { seedDemo } from '#adapters/demo/world.ts'
import { listChats, readChats } from '#core/chats/conversations/list-chats.ts'
import { listLikes } from '#core/discovery/list-likes.ts'
import { ok } from '#core/shared/result.ts'
import { LOCALES } from '#core/site/locales.ts'
import { openWorld } from '#tests/core/world.ts'

const SIZE = { seed: 'vonk', people: 300 }

async function seeded() {
  const world = openWorld()
  await seedDemo(world, SIZE)
  await seedGuest(world)
  await seedGuestWorld(world, SIZE)
  return world
}

test('the demo guest finds conversations, likes and matches with demo members, and a photo of their own', async () => {
  const world = await seeded()
  const chats = listChats(await readChats(world, GUEST_ID), world.now())
  expect(chats.map(({ unread }) => unread).toSorted()).toEqual([0, 0, 0, 1])
  // Who wrote last waits for an answer, and everybody says what they are.
  expect(chats.every(({ last, card }) => last?.from !== GUEST_ID && card?.demo)).toBe(true)
  const { given, received, matches } = await listLikes(world, { member: GUEST_ID, site: 'vonk' })
  expect([given.length, received.length, matches.length]).toEqual([3, 4, 2])
  expect(received.filter(({ isNew }) => isNew)).toHaveLength(2)
  expect(matches.some(({ isNewMatch }) => isNewMatch)).toBe(false)
  expect(await world.reads.profiles.byId(GUEST_ID)).toMatchObject({ mainPhoto: GUEST_PHOTO })
})

test('the demo guest has begun no conversation, and may begin as many as anybody', async () => {
  const world = await seeded()
  expect(await world.reads.conversations.startedBy(GUEST_ID)).toBe(0)
})

test('what the guest wrote was paid from their credits, as the ledger says', async () => {
  const world = await seeded()
  const entries = await world.reads.ledger.of(GUEST_ID, null, 99)
  const { granted, paid } = await world.reads.wallets.of(GUEST_ID)
  const signed = entries.map(({ amount, reason }) => (reason === 'bonus' ? amount : -amount))
  expect(granted + paid).toBe(signed.reduce((sum, amount) => sum + amount, 0))
  expect(entries.filter(({ reason }) => reason === 'message')).toHaveLength(5)
  expect(entries.filter(({ reason }) => reason === 'gift')).toHaveLength(1)
})

test('another start adds nothing, and no event tells of it', async () => {
  const world = await seeded()
  const before = world.snapshot()
  await seedGuestWorld(world, SIZE)
  expect(world.snapshot()).toEqual(before)
  const told = (await world.allEvents()).map((event) => event?.type)
  expect(told).not.toContain('message.sent')
  expect(told).not.toContain('member.liked')
})

test.each(LOCALES)(
  'no conversation that a guest finds in %s has an answer that is none',
  async (language) => {
    const world = openWorld()
    await seedDemo(world, SIZE)
    const [site] = world.sites.all()
    if (!site) throw new Error('there is no site')
    await world.member('ann', { account: { language } })
    await world.commit(({ wallets }) => wallets.credit('ann', 'granted', 50))
    await world.atomically(async (stores) => {
      const photo = { id: 'photo', key: 'photo' }
      const { settings } = site
      const to = { guest: 'ann', photo, language, settings, world: SIZE, idOf: demoId }
      await furnish(stores, world, to)
      return ok(null)
    })
    const { says, hears, guest } = SCRIPTS[language]
    expect(hearsOneOf(guest.day, hears.how)).toBe(true)
    const chats = listChats(await readChats(world, 'ann'), world.now())
    expect(chats).toHaveLength(4)
    for (const { last } of chats)
      for (const none of [...says.else, ...says.unknown, ...says.again])
        expect(last?.text).not.toContain(none)
  },
)
