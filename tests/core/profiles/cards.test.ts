import { describe, expect, test } from 'bun:test'
import { memoryStorage } from '#adapters/memory/storage.ts'
import { remembered } from '#adapters/shared/remembered.ts'
import { cardOf, cardsById } from '#core/profiles/cards.ts'
import type { Cell } from '#core/profiles/profile.ts'
import { DAY, MINUTE } from '#core/shared/time.ts'
import { keep, NOW, sampleAccount, sampleProfile } from '#tests/contracts/sample.ts'

const noor = sampleProfile({ birthDate: '1990-11-22', mainPhoto: 'photo' })
const HERE = { lat: 5216, lon: 539 }
const FAR = { lat: 4000, lon: 539 }
const sight = { now: NOW, from: HERE, lock: null }

test('a card is the very same for as long as nothing on it changes', () => {
  expect(cardOf(noor, { ...sight, now: NOW + MINUTE })).toBe(cardOf(noor, sight))
})

test('the same profile looks different from elsewhere, later on, the next day and through a veil', () => {
  const changes = [
    [{}, { distance: 5, online: true, age: 35, photo: { id: 'photo', lock: null } }],
    [{ from: FAR }, { distance: null }],
    [{ from: null }, { distance: null }],
    [{}, { distance: 5 }],
    [{ now: NOW + 6 * MINUTE }, { online: false }],
    [{ now: NOW + DAY }, { age: 36, online: false }],
    [{}, { age: 35, online: true }],
    [{ lock: 'privacy' as const }, { photo: { id: 'photo', lock: 'privacy' as const } }],
    [{}, { photo: { id: 'photo', lock: null } }],
  ] as const
  for (const [change, shown] of changes) {
    expect(cardOf(noor, { ...sight, ...change })).toMatchObject(shown)
  }
})

describe('the cards of a list', () => {
  const sam = sampleProfile({ lastActiveAt: NOW - 4 * MINUTE })
  const ids = [noor.id, sam.id]

  async function open() {
    const storage = remembered(memoryStorage())
    await keep(storage, async ({ accounts, profiles }) => {
      for (const profile of [noor, sam]) {
        await accounts.add(sampleAccount({ id: profile.id }))
        await profiles.save(profile)
      }
    })
    const look = (now = NOW, cell: Cell | null = HERE) =>
      cardsById({ reads: storage.reads, now: () => now }, { id: 'ann', cell }, ids)
    // What nobody has looked at yet is not remembered.
    await look()
    await look()
    return { storage, look }
  }

  test('are the very same list for as long as nothing in it changes', async () => {
    const { look } = await open()
    expect(await look(NOW + MINUTE - 1)).toBe(await look())
  })

  test('take one question for the profiles and one for the accounts', async () => {
    const { storage } = await open()
    const asked: string[] = []
    const noting =
      <Found>(what: string, byIds: (of: readonly string[]) => Promise<Found>) =>
      (of: readonly string[]) => {
        asked.push(what)
        return byIds(of)
      }
    const { accounts, profiles } = storage.reads
    const reads = {
      ...storage.reads,
      accounts: { ...accounts, byIds: noting('accounts', accounts.byIds) },
      profiles: { ...profiles, byIds: noting('profiles', profiles.byIds) },
    }
    await cardsById({ reads, now: () => NOW }, { id: 'ann', cell: FAR }, ids)
    expect(asked.toSorted()).toEqual(['accounts', 'profiles'])
  })

  test('are other cards from elsewhere, once somebody left, and the next day', async () => {
    const { look } = await open()
    const shown = async (...at: Parameters<typeof look>) =>
      (await look(...at)).map((card) => card && [card.distance, card.online, card.age])
    const told = [
      [5, true, 35],
      [5, true, 36],
    ]
    expect(await shown()).toEqual(told)
    expect(await shown(NOW, FAR)).toEqual([
      [null, true, 35],
      [null, true, 36],
    ])
    expect(await shown(NOW + MINUTE)).toEqual([
      [5, true, 35],
      [5, false, 36],
    ])
    expect(await shown(NOW + DAY)).toEqual([
      [5, false, 36],
      [5, false, 36],
    ])
    expect(await shown()).toEqual(told)
  })

  test('tell at once that somebody changed, hides their photos or is gone', async () => {
    const { storage, look } = await open()
    await keep(storage, ({ profiles }) => profiles.save({ ...noor, name: 'Noortje' }))
    expect((await look())[0]?.name).toBe('Noortje')

    await keep(storage, ({ accounts }) =>
      accounts.save(sampleAccount({ id: noor.id, privacy: true })),
    )
    expect((await look())[0]?.photo?.lock).toBe('privacy')

    await keep(storage, ({ accounts }) =>
      accounts.save(sampleAccount({ id: noor.id, status: 'deleted' })),
    )
    expect((await look())[0]).toBeNull()
  })
})
