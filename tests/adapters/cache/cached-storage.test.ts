import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { cachedStorage } from '#adapters/cache/cached-storage.ts'
import { memoryStorage } from '#adapters/memory/storage.ts'
import type { SearchQuery } from '#core/discovery/search.ts'
import { BEGINNING } from '#core/platform/event-log.ts'
import type { Reads, Stores } from '#core/ports.ts'
import { err, ok } from '#core/shared/result.ts'
import {
  commit,
  NOW,
  newId,
  sampleAccount,
  sampleMessage,
  sampleProfile,
} from '#tests/contracts/sample.ts'

type Scene = { readonly people: readonly string[]; readonly chats: readonly string[] }
type Change = (stores: Stores, scene: Scene, n: number) => Promise<unknown>

const at = (list: readonly string[], n: number): string => list[n % list.length] ?? ''

/** Every kind of change to cached data. */
const CHANGES: Readonly<Record<string, Change>> = {
  'a site is renamed': ({ siteRows }, _, n) =>
    n % 2 === 0 ? siteRows.rename('vonk', 'gnister') : siteRows.rename('gnister', 'vonk'),
  'a session begins': ({ sessions }, { people }, n) =>
    sessions.add({
      id: `${n} ${newId()}`,
      member: at(people, n),
      startedAt: NOW,
      seenAt: NOW,
      expiresAt: NOW + 1,
      device: null,
      agent: '',
    }),
  'a session is seen': ({ sessions }, { people }, n) => sessions.seen(at(people, n), NOW + n),
  'a session ends': ({ sessions }, { people }, n) => sessions.end(at(people, n)),
  'unused sessions go': ({ sessions }, _, n) => sessions.removeUnused(NOW + n),
  'all sessions end': ({ sessions }, { people }, n) => sessions.endAllOf(at(people, n), null),
  'an account is saved': ({ accounts }, { people }, n) =>
    accounts.save(sampleAccount({ id: at(people, n), signedUpAt: NOW + n })),
  'a profile is saved': ({ profiles }, { people }, n) =>
    profiles.save(sampleProfile({ id: at(people, n), about: `${n}` })),
  'a profile moves': ({ profiles }, { people }, n) => {
    const country = (['NL', 'BE', 'DE'] as const)[n % 3] ?? 'NL'
    const gender = n % 2 === 0 ? 'female' : 'male'
    const place = { ...sampleProfile().place, country }
    return profiles.save(sampleProfile({ id: at(people, n), gender, place }))
  },
  'a profile is unlisted': ({ profiles }, { people }, n) =>
    profiles.save(sampleProfile({ id: at(people, n), listedOn: [] })),
  'somebody joins': ({ profiles }, _, n) =>
    profiles.add(sampleProfile({ id: newId(), gender: n % 2 === 0 ? 'female' : 'male' })),
  'a member blocks another': ({ blocks }, { people }, n) =>
    blocks.add(at(people, n), at(people, n + 1), NOW),
  'a block ends': ({ blocks }, { people }, n) => blocks.remove(at(people, n), at(people, n + 1)),
  'a member is active': ({ profiles }, { people }, n) => profiles.active(at(people, n), NOW + n),
  'a profile goes': ({ profiles }, { people }, n) => profiles.remove(at(people, n)),
  'a chat is opened': ({ conversations }, { people }, n) =>
    conversations.open({
      id: newId(),
      startedBy: at(people, n),
      other: at(people, n + 1),
      startedAt: NOW,
      lastSeq: 0,
    }),
  'a message is sent': async ({ messages, conversations }, { people, chats }, n) => {
    const [chat, from] = [at(chats, n), at(people, n)]
    if (await conversations.seat(chat, from)) {
      await messages.append(sampleMessage(chat, from, { sentAt: NOW + n }))
    }
  },
  'a message is sent by one who looked nowhere': ({ messages }, { people, chats }, n) =>
    messages.append(sampleMessage(at(chats, n), at(people, n % chats.length), { sentAt: NOW + n })),
  'a chat is read': ({ conversations }, { people, chats }, n) =>
    conversations.read(at(chats, n), at(people, n + 1), n, true),
  'a chat is deleted': ({ conversations }, { people, chats }, n) =>
    conversations.hide(at(chats, n), at(people, n)),
  'texts are erased': ({ messages }, { people }, n) => messages.eraseTextsOf(at(people, n)),
  'a message is queued': ({ queued }, { people, chats }, n) =>
    queued.add({
      id: newId(),
      conversation: at(chats, n),
      from: at(people, n),
      text: 'Hoi!',
      writtenAt: NOW + n,
      cost: 1,
    }),
  'queued messages go with their chat': ({ queued }, { people, chats }, n) =>
    queued.removeIn(at(people, n), at(chats, n)),
  'queued messages go': ({ queued }, { people }, n) => queued.clear(at(people, n)),
  'something happens': ({ events }, { people }, n) =>
    events.append({ type: 'account.changed', member: at(people, n) }, NOW + n),
  'old events go': async ({ events }, _, n) => {
    const [first] = await events.after(BEGINNING, 1)
    if (!first) return
    await events.advance('mails', (await events.progress('mails')).position, first.position)
    await events.prune(NOW + n, ['mails'])
  },
}

/** What visitors and members look for, among them what they are themselves. */
const QUERIES: readonly Omit<SearchQuery, 'viewer'>[] = [
  { site: 'vonk' },
  { site: 'vonk', gender: 'female' },
  { site: 'vonk', gender: 'male', country: 'NL' },
  { site: 'vonk', country: 'BE' },
  { site: 'vonk', gender: 'male', activeSince: NOW + 5 },
]

const seen = async (reads: Reads, { people }: Scene) => ({
  counts: await Promise.all(
    [null, ...people].flatMap((viewer) =>
      QUERIES.map((query) => reads.search.count({ ...query, viewer }, 10)),
    ),
  ),
  accounts: await Promise.all(people.map(reads.accounts.byId)),
  profiles: await Promise.all(people.map(reads.profiles.byId)),
  sessions: await Promise.all(people.map(reads.sessions.byId)),
  chats: await Promise.all(people.map((id) => reads.conversations.of(id, 50))),
  shortLists: await Promise.all(people.map((id) => reads.conversations.of(id, 1))),
  queued: await Promise.all(people.map(reads.queued.of)),
  events: await Promise.all([1, 2, 100].map((limit) => reads.events.after(BEGINNING, limit))),
  many: [await reads.accounts.byIds(people), await reads.profiles.byIds(people)].map((found) =>
    found.toSorted((a, b) => (a.id < b.id ? -1 : 1)),
  ),
})

async function world() {
  const storage = memoryStorage()
  const people = [newId(), newId(), newId()]
  const scene: Scene = { people, chats: [newId(), newId()] }
  await commit(storage, async (stores) => {
    for (const id of people) {
      await stores.accounts.add(sampleAccount({ id }))
      await stores.profiles.add(sampleProfile({ id }))
      const times = { startedAt: NOW, seenAt: NOW, expiresAt: NOW + 1 }
      await stores.sessions.add({ id, member: id, ...times, device: null, agent: '' })
    }
    for (const [n, id] of scene.chats.entries()) {
      const pair = { startedBy: at(people, n), other: at(people, n + 1) }
      await stores.conversations.open({ id, ...pair, startedAt: NOW, lastSeq: 0 })
      await stores.messages.append(sampleMessage(id, pair.startedBy))
      await CHANGES['a message is queued']?.(stores, scene, n)
    }
  })
  return { storage, scene }
}

describe('a cached storage', () => {
  const change = fc.record({
    kind: fc.constantFrom(...Object.keys(CHANGES)),
    n: fc.nat({ max: 20 }),
    outcome: fc.constantFrom('kept', 'kept', 'refused', 'thrown'),
  })

  test('returns what the storage returns, after any commit or rollback', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(change, { maxLength: 12 }),
        fc.constantFrom(4, 40),
        async (changes, people) => {
          const { storage, scene } = await world()
          const cached = cachedStorage(storage, { people, lists: 4 })
          for (const { kind, n, outcome } of changes) {
            await seen(cached.reads, scene)
            const undone = cached.atomically(async (stores) => {
              await CHANGES[kind]?.(stores, scene, n)
              if (outcome === 'thrown') throw new Error('the lights went out')
              return outcome === 'kept' ? ok(null) : err('no')
            })
            await undone.catch(() => null)
            expect(await seen(cached.reads, scene)).toEqual(await seen(storage.reads, scene))
          }
        },
      ),
      { numRuns: 150 },
    )
  })

  test('a transaction reads its own changes, and those of one whose end is not known yet', async () => {
    const members = async ({ accounts, profiles }: Stores, { people }: Scene) => [
      await Promise.all(people.map(accounts.byId)),
      await Promise.all(people.map(accounts.lock)),
      await Promise.all(people.map(profiles.byId)),
      await Promise.all(people.map(profiles.lock)),
    ]
    await fc.assert(
      fc.asyncProperty(fc.array(change, { maxLength: 8 }), async (changes) => {
        const { storage, scene } = await world()
        let own: Stores | null = null
        const ends: (() => void)[] = []
        const cached = cachedStorage({
          ...storage,
          // As with a group commit: the next one begins before this one is answered.
          atomically: async (work) => {
            const result = await storage.atomically((stores) => {
              own = stores
              return work(stores)
            })
            await new Promise<void>((resolve) => ends.push(resolve))
            return result
          },
        })
        const open: Promise<unknown>[] = []
        for (const { kind, n } of changes) {
          await seen(cached.reads, scene)
          const ran = Promise.withResolvers<void>()
          open.push(
            cached.atomically(async (stores) => {
              const read = async () =>
                own && expect(await members(stores, scene)).toEqual(await members(own, scene))
              await read()
              await CHANGES[kind]?.(stores, scene, n)
              await read()
              ran.resolve()
              return ok(null)
            }),
          )
          await Promise.race([ran.promise, ...open])
        }
        while (ends.length < changes.length) await new Promise(setImmediate)
        for (const end of ends) end()
        await Promise.all(open)
        expect(await seen(cached.reads, scene)).toEqual(await seen(storage.reads, scene))
      }),
      { numRuns: 100 },
    )
  })

  test('reads once for a hundred identical calls', async () => {
    const { storage, scene } = await world()
    let readCount = 0
    const sessions = {
      ...storage.reads.sessions,
      byId(id: string) {
        readCount += 1
        return storage.reads.sessions.byId(id)
      },
    }
    const { reads } = cachedStorage({ ...storage, reads: { ...storage.reads, sessions } })
    for (let n = 0; n < 100; n++) await reads.sessions.byId(at(scene.people, 0))

    expect(readCount).toBe(1)
  })

  test('counts once for all who ask the same and have no block', async () => {
    const { storage, scene } = await world()
    let counted = 0
    const search = {
      ...storage.reads.search,
      count(...given: Parameters<Reads['search']['count']>) {
        counted += 1
        return storage.reads.search.count(...given)
      },
    }
    const { reads } = cachedStorage({ ...storage, reads: { ...storage.reads, search } })
    const query = { site: 'vonk' } as const
    for (const viewer of scene.people) await reads.search.count({ ...query, viewer }, 10)
    expect(counted).toBe(1)

    await commit(storage, ({ blocks }) => blocks.add(at(scene.people, 0), at(scene.people, 1), NOW))
    for (const viewer of scene.people) await reads.search.count({ ...query, viewer }, 10)
    expect(counted).toBe(3)
  })
})
