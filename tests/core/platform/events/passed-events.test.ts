import { describe, expect, test } from 'bun:test'
import type { DomainEvent } from '#core/events.ts'
import type { Consumer } from '#core/platform/consumer.ts'
import { BEGINNING } from '#core/platform/event-log.ts'
import { CONSUMER_LIMITS, runConsumer, type Timeout } from '#core/platform/events/run-consumer.ts'
import type { Ports } from '#core/ports.ts'
import { ok } from '#core/shared/result.ts'
import { openWorld } from '../../world.ts'

const NEVER_RUN = { position: BEGINNING, failures: 0, retryAt: null }
const withoutTimeout: Timeout = (work) => work
const liked = (to: string): DomainEvent => ({ type: 'member.liked', from: 'ann', to })

/** Records recipients, and has effects for `busy` only; throws for those in `broken`. */
function selectiveConsumer(failing: Set<string> = new Set()) {
  const read: string[] = []
  const consumer: Consumer = {
    name: 'choosy',
    async effectsOf(_reads, event, { at }) {
      const name = 'to' in event ? event.to : ''
      read.push(name)
      if (failing.has(name)) throw new Error('broken')
      return name === 'busy' ? [({ attempts }) => attempts.add(name, at)] : []
    },
  }
  return { read, consumer }
}
/** A world in which Bob was liked. */
async function given() {
  const world = openWorld()
  const ports: Ports = world
  await like(ports, 'bob')
  const counted = async (name: string) => (await ports.reads.attempts.since(name, 0)).length
  return { ports, pass: world.pass, counted }
}

const place = async ({ reads }: Ports) => (await reads.events.progress('choosy')).position
const like = ({ atomically }: Ports, ...names: readonly string[]) =>
  atomically(async ({ events }) => {
    for (const name of names) await events.append(liked(name), 1)
    return ok(null)
  })

describe('a consumer without effects for an event', () => {
  test('reads it once and writes nothing', async () => {
    const { ports } = await given()
    const { read, consumer } = selectiveConsumer()
    const first = await runConsumer(ports, consumer, withoutTimeout)
    expect(first).toMatchObject({ handled: 1, more: false })
    const second = await runConsumer(ports, consumer, withoutTimeout, first.passed)
    expect(second).toMatchObject({ handled: 0 })
    expect([read, await place(ports)]).toEqual([['bob'], BEGINNING])
  })

  test('saves its position with the next effect, which happens once', async () => {
    const { ports, counted } = await given()
    const { consumer } = selectiveConsumer()
    const { passed } = await runConsumer(ports, consumer, withoutTimeout)
    await like(ports, 'busy')
    expect((await runConsumer(ports, consumer, withoutTimeout, passed)).passed).toBeNull()
    expect(await place(ports)).toEqual(await ports.reads.events.end())
    await runConsumer(ports, consumer, withoutTimeout)
    expect(await counted('busy')).toBe(1)
  })

  test('saves its position after a batch of events', async () => {
    const { ports } = await given()
    const { consumer } = selectiveConsumer()
    let { passed } = await runConsumer(ports, consumer, withoutTimeout)
    await like(ports, ...Array.from({ length: CONSUMER_LIMITS.batch - 2 }, () => 'bob'))
    ;({ passed } = await runConsumer(ports, consumer, withoutTimeout, passed))
    expect(await place(ports)).toEqual(BEGINNING)
    await like(ports, 'bob')
    ;({ passed } = await runConsumer(ports, consumer, withoutTimeout, passed))
    expect([passed, await place(ports)]).toEqual([null, await ports.reads.events.end()])
  })

  test('saves its position every minute, so that old events can be pruned', async () => {
    const { ports, pass } = await given()
    const { consumer } = selectiveConsumer()
    const { passed } = await runConsumer(ports, consumer, withoutTimeout)
    pass(CONSUMER_LIMITS.savedWithin)
    await runConsumer(ports, consumer, withoutTimeout, passed)
    expect(await place(ports)).toEqual(await ports.reads.events.end())
  })

  test('continues from a position saved by another process', async () => {
    const { ports, counted } = await given()
    const { consumer } = selectiveConsumer()
    const { passed } = await runConsumer(ports, consumer, withoutTimeout)
    await like(ports, 'busy', 'cas')
    await runConsumer(ports, consumer, withoutTimeout)
    const otherConsumer = selectiveConsumer()
    await runConsumer(ports, otherConsumer.consumer, withoutTimeout, passed)
    expect([otherConsumer.read, await counted('busy')]).toEqual([[], 1])
  })

  test('counts failures of the next event, up to parking it', async () => {
    const { ports, pass } = await given()
    const { consumer } = selectiveConsumer(new Set(['bad']))
    let { passed } = await runConsumer(ports, consumer, withoutTimeout)
    await like(ports, 'bad', 'bob')
    for (let tries = 0; tries < CONSUMER_LIMITS.tries; tries++) {
      ;({ passed } = await runConsumer(ports, consumer, withoutTimeout, passed))
      pass(CONSUMER_LIMITS.longestRetry)
    }
    const parked = await ports.reads.events.parked(10)
    expect(parked.map(({ event }) => event.facts.to)).toEqual(['bad'])
    expect(await runConsumer(ports, consumer, withoutTimeout, passed)).toMatchObject({ handled: 1 })
  })

  test('leaves counting to another process that moved on meanwhile', async () => {
    const { ports } = await given()
    const { consumer } = selectiveConsumer(new Set(['bad']))
    const { passed } = await runConsumer(ports, consumer, withoutTimeout)
    await like(ports, 'bad', 'busy')
    const stale = { ...ports.reads.events, progress: async () => NEVER_RUN }
    await runConsumer(ports, selectiveConsumer().consumer, withoutTimeout)
    const reads = { ...ports.reads, events: stale }
    await runConsumer({ ...ports, reads }, consumer, withoutTimeout, passed)
    expect(await ports.reads.events.progress('choosy')).toMatchObject({ failures: 0 })
  })
})
