import { afterAll, expect, test } from 'bun:test'
import { fileConnection } from '#adapters/drizzle/connections/file-connection.ts'
import type { Consumer } from '#core/platform/consumer.ts'
import { CONSUMER_LIMITS, runConsumer } from '#core/platform/events/run-consumer.ts'
import type { Reads } from '#core/ports.ts'
import { temporary } from './temporary.ts'

const WAITING = 100_000
/** One event in this many has an effect. */
const RARE = 1000

const { path, open } = await temporary()
const file = path()
const storage = await open(file)
const connection = fileConnection(file, { timeout: 5000, pragmas: [] })
afterAll(() => connection.close())

test('a hundred thousand events are processed in order, with one batch in memory', async () => {
  await connection.query(
    `with recursive n(i) as (select 1 union all select i + 1 from n where i < ${WAITING})
     insert into events (type, facts, at) select 'member.liked', '{"from":"ann","to":"' || i || '"}', i from n`,
  )
  const batches: number[] = []
  const { events } = storage.reads
  const after: typeof events.after = async (position, limit) => {
    const batch = await events.after(position, limit)
    batches.push(batch.length)
    return batch
  }
  const reads: Reads = { ...storage.reads, events: { ...events, after } }

  let handled = 0
  let isInOrder = true
  const consumer: Consumer = {
    name: 'draining',
    async effectsOf(_reads, event, { at }) {
      handled += 1
      isInOrder &&= at === handled && event.type === 'member.liked' && event.to === String(at)
      return handled % RARE === 0 ? [({ attempts }) => attempts.add('rare', at)] : []
    },
  }
  const ports = { reads, atomically: storage.atomically, now: () => WAITING }
  for (let run = await runConsumer(ports, consumer, (work) => work); run.more; ) {
    run = await runConsumer(ports, consumer, (work) => work, run.passed)
  }

  expect({ handled, isInOrder }).toEqual({ handled: WAITING, isInOrder: true })
  expect(Math.max(...batches)).toBe(CONSUMER_LIMITS.batch)
  expect(await storage.reads.attempts.since('rare', 0)).toHaveLength(WAITING / RARE)
  const { position } = await storage.reads.events.progress('draining')
  expect(position).toEqual(await storage.reads.events.end())
}, 120_000)
