import type { Ports } from '../../ports.ts'
import { err, errorName, ok } from '../../shared/result.ts'
import { type Instant, MINUTE, type Millis, SECOND } from '../../shared/time.ts'
import type { Consumer, Effect } from '../consumer.ts'
import { eventIn, type LoggedEvent, type Position, type Progress } from '../event-log.ts'

/**
 * Consumer settings: batch size, maximum attempts, and how long the position may stay unsaved when only events
 * without effects were passed.
 */
export const CONSUMER_LIMITS = {
  batch: 100,
  savedWithin: MINUTE,
  tries: 5,
  firstRetry: SECOND,
  longestRetry: 5 * MINUTE,
  timeout: 30 * SECOND,
} as const

/** Rejects on timeout. */
export type Timeout = <T>(work: Promise<T>, limit: Millis) => Promise<T>

/** Events without effects after the saved position: skipped again after a restart, harmlessly. */
export type Passed = {
  readonly saved: Position
  readonly position: Position
  readonly events: number
  readonly since: Instant
}

/** Result of one run: for the log, and for the next run. */
export type ConsumerRun = {
  readonly handled: number
  /** Skipped types, unknown to this version. */
  readonly unknown: readonly string[]
  /** Name of the error; `null` on success. */
  readonly error: string | null
  readonly parked: boolean
  /** Whether there may be more events. */
  readonly more: boolean
  /** State for the next run, to avoid reading the events again. */
  readonly passed: Passed | null
}

type Needs = Pick<Ports, 'reads' | 'atomically' | 'now'>

const IDLE: ConsumerRun = {
  handled: 0,
  unknown: [],
  error: null,
  parked: false,
  more: false,
  passed: null,
}

const isSame = (a: Position, b: Position): boolean =>
  a.transaction === b.transaction && a.sequence === b.sequence

/**
 * Whether a retry is still in the future. One further away than the maximum backoff was scheduled before the clock
 * was set back.
 */
const waits = ({ retryAt }: Progress, now: Instant): boolean =>
  retryAt !== null && retryAt > now && retryAt <= now + CONSUMER_LIMITS.longestRetry

const isToBeSaved = ({ events, since }: Passed, now: Instant): boolean =>
  events >= CONSUMER_LIMITS.batch || Math.abs(now - since) >= CONSUMER_LIMITS.savedWithin

/**
 * Handles the next batch. If it fails, its events are handled one by one; the failing one is retried with backoff and
 * then parked, and the consumer continues after it. Events without effects are skipped without a transaction;
 * `before` is what the last run of this process skipped.
 */
export async function runConsumer(
  ports: Needs,
  consumer: Consumer,
  timeout: Timeout,
  before: Passed | null = null,
): Promise<ConsumerRun> {
  const { reads, now } = ports
  const progress = await reads.events.progress(consumer.name)
  // If another process advanced the position, use that.
  const passed = before && isSame(before.saved, progress.position) ? before : null
  if (waits(progress, now())) return { ...IDLE, passed }
  const limit = progress.failures > 0 ? 1 : CONSUMER_LIMITS.batch
  const batch = await reads.events.after(passed?.position ?? progress.position, limit)
  if (batch.length === 0 && !(passed && isToBeSaved(passed, now()))) return { ...IDLE, passed }

  const work = { progress, passed, batch, timeout }
  try {
    const unsaved = await handle(ports, consumer, work)
    const more = batch.length === limit
    return { ...IDLE, handled: batch.length, unknown: unknownIn(batch), more, passed: unsaved }
  } catch (thrown) {
    const [first, ...rest] = batch
    if (!first) throw thrown
    if (rest.length > 0) return oneByOne(ports, consumer, work)
    return failed(ports, consumer, { progress, passed, event: first, error: errorName(thrown) })
  }
}

const unknownIn = (batch: readonly LoggedEvent[]): readonly string[] =>
  batch.filter((event) => eventIn(event) === null).map(({ type }) => type)

type Work = {
  readonly progress: Progress
  readonly passed: Passed | null
  readonly batch: readonly LoggedEvent[]
  readonly timeout: Timeout
}

/** Derives the effects of a batch and writes them with the new position; returns what stays unsaved. */
async function handle(
  { reads, atomically, now }: Needs,
  consumer: Consumer,
  { progress, passed, batch, timeout }: Work,
): Promise<Passed | null> {
  const plan = async (event: LoggedEvent): Promise<readonly Effect[]> => {
    const known = eventIn(event)
    return known ? consumer.effectsOf(reads, known, event) : []
  }
  const planned = await timeout(Promise.all(batch.map(plan)), CONSUMER_LIMITS.timeout)
  const effects = planned.flat()
  const saved = progress.position
  const position = batch.at(-1)?.position ?? passed?.position ?? saved
  if (effects.length === 0 && progress.failures === 0) {
    const events = (passed?.events ?? 0) + batch.length
    const unsaved = { saved, position, events, since: passed?.since ?? now() }
    if (!isToBeSaved(unsaved, now())) return unsaved
  }
  await atomically(async (stores) => {
    // Another process was faster: all of this is already done.
    if (!(await stores.events.advance(consumer.name, saved, position))) return err(null)
    for (const effect of effects) await effect(stores)
    return ok(null)
  })
  return null
}

async function oneByOne(ports: Needs, consumer: Consumer, work: Work): Promise<ConsumerRun> {
  let { progress, passed } = work
  let handled = 0
  const unknown: string[] = []
  for (const event of work.batch) {
    const batch = [event]
    try {
      passed = await handle(ports, consumer, { ...work, progress, passed, batch })
    } catch (thrown) {
      const error = errorName(thrown)
      const run = await failed(ports, consumer, { progress, passed, event, error })
      return { ...run, handled, unknown }
    }
    handled += 1
    unknown.push(...unknownIn(batch))
    if (!passed) progress = { ...progress, position: event.position }
  }
  return { ...IDLE, handled, unknown, more: true, passed }
}

type Failed = {
  readonly progress: Progress
  readonly passed: Passed | null
  readonly event: LoggedEvent
  readonly error: string
}

async function failed(
  { atomically, now }: Needs,
  { name }: Consumer,
  { progress, passed, event, error }: Failed,
): Promise<ConsumerRun> {
  const failures = progress.failures + 1
  const parked = failures >= CONSUMER_LIMITS.tries
  await atomically(async ({ events }) => {
    if (parked) {
      if (await events.advance(name, progress.position, event.position))
        await events.park({ consumer: name, event, error, parkedAt: now() })
      return ok(null)
    }
    // Failures are counted for the event right after the saved position.
    if (passed && !(await events.advance(name, passed.saved, passed.position))) return ok(null)
    const wait = Math.min(
      CONSUMER_LIMITS.longestRetry,
      CONSUMER_LIMITS.firstRetry * 4 ** (failures - 1),
    )
    await events.fail(name, passed?.position ?? progress.position, failures, now() + wait)
    return ok(null)
  })
  return { ...IDLE, error, parked, more: parked }
}
