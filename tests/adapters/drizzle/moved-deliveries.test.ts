import { expect, test } from 'bun:test'
import type { OpenStorage } from '#adapters/drizzle/open-storage.ts'
import { olderDatabase } from './older-database.ts'

/** PGlite starts slowly. */
const TIMEOUT = 120_000

const NOTICES = [
  { kind: 'activate', member: 'ann' },
  { kind: 'mail-changed', member: 'ann', email: "o'neil@old.test" },
  { kind: 'new-like', member: 'ann', from: 'bo' },
  { kind: 'debit-code', member: 'ann', debit: 'd1' },
  {
    kind: 'push',
    member: 'ann',
    endpoint: 'https://x',
    about: { kind: 'new-like', member: 'ann', from: 'bo' },
  },
] as const

const OUTBOX = NOTICES.map(
  (notice, at) =>
    `insert into outbox (id, notice, added_at, due_at, attempts) values ('n${at}', '${JSON.stringify(notice).replaceAll("'", "''")}', 5, ${10 + at}, ${at})`,
)

async function expectAllMoved({ reads, atomically, close }: OpenStorage): Promise<void> {
  expect(await reads.deliveries.waiting(99)).toEqual(
    NOTICES.map((notice, at) => ({
      id: `n${at}`,
      notification: notice,
      addedAt: 5,
      dueAt: 10 + at,
      attempts: at,
      triedAt: null,
      error: null,
      waitsFor: null,
      diedAt: null,
    })),
  )
  const lanes = [
    ['mail', 'urgent'],
    ['mail', 'account'],
    ['mail', 'social'],
    ['text', 'urgent'],
    ['push', 'social'],
  ] as const
  const { value } = await atomically(async ({ deliveries }) => {
    const taken: (string | undefined)[] = []
    for (const [channel, priority] of lanes) {
      const lane = { channel, priority, worker: 'w', now: 99, until: 100, limit: 9 }
      taken.push(...(await deliveries.claim(lane)).map(({ id }) => id))
    }
    return { ok: true, value: taken }
  })
  expect(value).toEqual(['n0', 'n1', 'n2', 'n3', 'n4'])
  await close()
}

test.each(['libsql', 'postgres'] as const)(
  'migrating a %s database moves pending outbox rows to deliveries',
  async (dialect) => expectAllMoved(await olderDatabase(dialect, 'deliveries', OUTBOX)),
  TIMEOUT,
)
