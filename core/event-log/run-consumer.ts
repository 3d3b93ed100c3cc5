import type { Ports } from '../ports.ts'
import { err, ok } from '../shared/result.ts'
import { type Instant, MINUTE, type Millis, SECOND } from '../shared/time.ts'
import type { Consumer, Effect } from './consumer.ts'
import { eventIn } from './event-in.ts'
import type { LoggedEvent, Progress } from './event-log.ts'

/** How a consumer works: so many events a transaction, so many tries of one that fails. */
export const CONSUMING = {
  batch: 100,
  tries: 5,
  firstRetry: SECOND,
  longestRetry: 5 * MINUTE,
  timeout: 30 * SECOND,
} as const

/** Rejects when work takes longer than a time limit. */
export type Timeout = <T>(work: Promise<T>, limit: Millis) => Promise<T>

/** What one run came to, for the log. */
export type ConsumerRun = {
  readonly handled: number
  /** Types that were skipped, since this version of the code does not know them. */
  readonly unknown: readonly string[]
  /** The name of what was thrown; `null` when all went well. */
  readonly error: string | null
  readonly parked: boolean
  /** Whether more may be waiting. */
  readonly more: boolean
}

type Needs = Pick<Ports, 'reads' | 'atomically' | 'now'>

const IDLE: ConsumerRun = { handled: 0, unknown: [], error: null, parked: false, more: false }

const nameOf = (thrown: unknown): string => (thrown instanceof Error ? thrown.name : 'unknown')

/** Whether a retry is yet to come. One further away than any is made for was made before a clock was set back. */
const waits = ({ retryAt }: Progress, now: Instant): boolean =>
  retryAt !== null && retryAt > now && retryAt <= now + CONSUMING.longestRetry

/**
 * Lets a consumer handle the next batch. When that fails its events are handled one by one up to the one that
 * fails; that one is retried with backoff and then parked, and the consumer goes on behind it.
 */
export async function runConsumer(
  ports: Needs,
  consumer: Consumer,
  timeout: Timeout,
): Promise<ConsumerRun> {
  const { reads, now } = ports
  const progress = await reads.events.progress(consumer.name)
  if (waits(progress, now())) return IDLE
  const limit = progress.failures > 0 ? 1 : CONSUMING.batch
  const batch = await reads.events.after(progress.position, limit)
  if (batch.length === 0) return IDLE

  const unknown = batch.filter((event) => eventIn(event) === null).map(({ type }) => type)
  const more = limit === 1 || batch.length === limit
  try {
    await handle(ports, consumer, { progress, batch, timeout })
    return { ...IDLE, handled: batch.length, unknown, more }
  } catch (thrown) {
    const [first, ...rest] = batch
    if (!first) throw thrown
    if (rest.length > 0) return oneByOne(ports, consumer, { progress, batch, timeout })
    return failed(ports, consumer, { progress, event: first, error: nameOf(thrown) })
  }
}

type Work = {
  readonly progress: Progress
  readonly batch: readonly LoggedEvent[]
  readonly timeout: Timeout
}

/** Reads what follows from a batch, then writes all of it together with the new position. */
async function handle(
  { reads, atomically }: Needs,
  consumer: Consumer,
  { progress, batch, timeout }: Work,
): Promise<void> {
  const plan = async (event: LoggedEvent): Promise<readonly Effect[]> => {
    const known = eventIn(event)
    return known ? consumer.effectsOf(reads, known, event) : []
  }
  const planned = await timeout(Promise.all(batch.map(plan)), CONSUMING.timeout)
  await atomically(async (stores) => {
    const position = batch.at(-1)?.position ?? progress.position
    // Another process was quicker: all of this is done already.
    if (!(await stores.events.advance(consumer.name, progress.position, position))) return err(null)
    for (const effect of planned.flat()) await effect(stores)
    return ok(null)
  })
}

async function oneByOne(ports: Needs, consumer: Consumer, work: Work): Promise<ConsumerRun> {
  let progress = work.progress
  let handled = 0
  const unknown: string[] = []
  for (const event of work.batch) {
    try {
      await handle(ports, consumer, { ...work, progress, batch: [event] })
    } catch (thrown) {
      const run = await failed(ports, consumer, { progress, event, error: nameOf(thrown) })
      return { ...run, handled, unknown }
    }
    handled += 1
    if (eventIn(event) === null) unknown.push(event.type)
    progress = { ...progress, position: event.position }
  }
  return { ...IDLE, handled, unknown, more: true }
}

type Failed = {
  readonly progress: Progress
  readonly event: LoggedEvent
  readonly error: string
}

async function failed(
  { atomically, now }: Needs,
  { name }: Consumer,
  { progress, event, error }: Failed,
): Promise<ConsumerRun> {
  const failures = progress.failures + 1
  const parked = failures >= CONSUMING.tries
  await atomically(async ({ events }) => {
    if (!parked) {
      const wait = Math.min(CONSUMING.longestRetry, CONSUMING.firstRetry * 4 ** (failures - 1))
      await events.fail(name, progress.position, failures, now() + wait)
    } else if (await events.advance(name, progress.position, event.position)) {
      await events.park({ consumer: name, event, error, parkedAt: now() })
    }
    return ok(null)
  })
  return { ...IDLE, error, parked, more: parked }
}
