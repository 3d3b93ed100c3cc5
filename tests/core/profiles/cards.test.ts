import { describe, expect, test } from 'bun:test'
import { memoryStorage } from '#adapters/memory/storage.ts'
import { cardOf, cardsChangeAt, cardsFrom, readCards } from '#core/profiles/cards.ts'
import { DAY, dayOf, HOUR, MINUTE } from '#core/shared/time.ts'
import { countryDay } from '#core/site/country-day.ts'
import type { Cell } from '#core/site/geo.ts'
import { commit, NOW, sampleAccount, sampleProfile } from '#tests/contracts/sample.ts'

const noor = sampleProfile({ birthDate: '1990-11-22', mainPhoto: 'photo' })
const HERE = { lat: 5216, lon: 539 }
const FAR = { lat: 4000, lon: 539 }
const sight = {
  now: NOW,
  day: dayOf(NOW),
  language: 'nl' as const,
  from: HERE,
  lock: null,
  signedIn: true,
}

test('a card depends on the viewer’s place, time, date and visibility', () => {
  const changes = [
    [{}, { distance: 25, online: true, age: 35, photo: { id: 'photo', lock: null } }],
    [{ from: FAR }, { distance: null }],
    [{ from: null }, { distance: null }],
    [{ now: NOW + 6 * MINUTE }, { online: false }],
    [
      { now: NOW + DAY, day: dayOf(NOW + DAY) },
      { age: 36, online: false },
    ],
    // Presence is for members.
    [{ signedIn: false }, { online: false }],
    [{ lock: 'privacy' as const }, { photo: { id: 'photo', lock: 'privacy' as const } }],
  ] as const
  for (const [change, shown] of changes) {
    expect(cardOf(noor, { ...sight, ...change })).toMatchObject(shown)
  }
})

describe('the cards of a list', () => {
  const sam = sampleProfile({ lastActiveAt: NOW - 4 * MINUTE })
  const ids = [noor.id, sam.id]

  async function open() {
    const storage = memoryStorage()
    await commit(storage, async ({ accounts, profiles }) => {
      for (const profile of [noor, sam]) {
        await accounts.add(sampleAccount({ id: profile.id }))
        await profiles.add(profile)
      }
    })
    const read = (cell: Cell | null = HERE) => readCards(storage, { id: 'ann', cell }, ids)
    const look = async (now = NOW, cell: Cell | null = HERE) => cardsFrom(await read(cell), now)
    return { storage, read, look }
  }

  test('expire when the first goes offline, or at the next birthday', async () => {
    const { read } = await open()
    const sources = await read()
    expect(cardsChangeAt(sources, NOW)).toBe(NOW + MINUTE)
    expect(cardsChangeAt(sources, NOW + MINUTE)).toBe(NOW + 5 * MINUTE)
    const midnight = Date.UTC(2026, 10, 23) - HOUR
    expect(countryDay('NL', midnight - 1)).not.toBe(countryDay('NL', midnight))
    expect(cardsChangeAt({ profiles: [] }, midnight - 1)).toBe(midnight)
    expect(cardsChangeAt({ profiles: [] }, midnight)).toBe(midnight + HOUR)
  })

  test('are unchanged until they expire', async () => {
    const { read } = await open()
    const sources = await read()
    expect(cardsFrom(sources, NOW + MINUTE - 1)).toEqual(cardsFrom(sources, NOW))
    expect(cardsFrom(sources, NOW + MINUTE)).not.toEqual(cardsFrom(sources, NOW))
  })

  test('take one query for profiles and one for accounts', async () => {
    const { storage } = await open()
    const queries: string[] = []
    const recording =
      <Found>(what: string, byIds: (of: readonly string[]) => Promise<Found>) =>
      (of: readonly string[]) => {
        queries.push(what)
        return byIds(of)
      }
    const { accounts, profiles } = storage.reads
    const reads = {
      ...storage.reads,
      accounts: { ...accounts, byIds: recording('accounts', accounts.byIds) },
      profiles: { ...profiles, byIds: recording('profiles', profiles.byIds) },
    }
    await readCards({ reads }, { id: 'ann', cell: FAR }, ids)
    expect(queries.toSorted()).toEqual(['accounts', 'profiles'])
  })

  test('change with place, online state and date', async () => {
    const { look } = await open()
    const shown = async (...at: Parameters<typeof look>) =>
      (await look(...at)).map((card) => [card.distance, card.online, card.age])
    const cards = [
      [25, true, 35],
      [25, true, 36],
    ]
    expect(await shown()).toEqual(cards)
    expect(await shown(NOW, FAR)).toEqual([
      [null, true, 35],
      [null, true, 36],
    ])
    expect(await shown(NOW + MINUTE)).toEqual([
      [25, true, 35],
      [25, false, 36],
    ])
    expect(await shown(NOW + DAY)).toEqual([
      [25, false, 36],
      [25, false, 36],
    ])
    expect(await shown()).toEqual(cards)
  })

  test('are invalidated when a member changes, hides photos or leaves', async () => {
    const { storage, look } = await open()
    await commit(storage, ({ profiles }) => profiles.save({ ...noor, name: 'Noortje' }))
    expect((await look())[0]?.name).toBe('Noortje')

    await commit(storage, ({ accounts }) =>
      accounts.save(sampleAccount({ id: noor.id, privacy: true })),
    )
    expect((await look())[0]?.photo?.lock).toBe('privacy')

    await commit(storage, ({ accounts }) =>
      accounts.save(sampleAccount({ id: noor.id, status: 'deleted' })),
    )
    expect((await look()).map(({ id }) => id)).toEqual([sam.id])
  })
})
