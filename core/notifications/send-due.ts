import type { Ports } from '../ports.ts'
import { ok } from '../shared/result.ts'
import { MINUTE, type Millis, SECOND } from '../shared/time.ts'
import type { Notice, OutboxItem } from './outbox.ts'
import { type UrlOf, writeLetter } from './write-letter.ts'

/** How the outbox is emptied: so many at a time, each leased to one worker, tried so often. */
export const OUTBOX = {
  batch: 20,
  lease: 5 * MINUTE,
  attempts: 10,
  firstDelay: 30 * SECOND,
  longestDelay: 120 * MINUTE,
} as const

/** Twice as long after each failure; `jitter` from 0 up to 1 keeps many that failed together apart. */
export const delayAfter = (attempts: number, jitter: number): Millis =>
  Math.round(
    Math.min(OUTBOX.longestDelay, OUTBOX.firstDelay * 2 ** (attempts - 1)) * (0.5 + jitter),
  )

/** A notice that could not be sent this time, or for good. */
export type Failure = {
  readonly id: string
  readonly kind: Notice['kind']
  readonly attempts: number
  readonly gaveUp: boolean
  readonly cause: unknown
}

/** What one step of the worker did, for its log. */
export type Dispatch = {
  readonly sent: number
  readonly dropped: number
  readonly later: number
  readonly failures: readonly Failure[]
}

type Needs = Pick<Ports, 'reads' | 'atomically' | 'secrets' | 'sites' | 'mailer' | 'now' | 'newId'>
type Command = {
  readonly urlOf: UrlOf
  /** A random number from 0 up to 1. */
  readonly jitter: () => number
}

/** Sends what is due in the outbox, once round. A letter may arrive twice when a worker dies; never not at all. */
export async function sendDue(ports: Needs, { urlOf, jitter }: Command): Promise<Dispatch> {
  const { atomically, now } = ports
  const claimed = await atomically(async ({ outbox }) =>
    ok(await outbox.claim(now(), OUTBOX.lease, OUTBOX.batch)),
  )
  const count = { letter: 0, nothing: 0, later: 0 }
  const failures: Failure[] = []
  for (const item of claimed.value) {
    try {
      count[await dispatch(ports, item, urlOf)] += 1
    } catch (cause) {
      failures.push(await putBack(ports, item, cause, jitter()))
    }
  }
  return { sent: count.letter, dropped: count.nothing, later: count.later, failures }
}

async function dispatch(
  ports: Needs,
  { id, notice, addedAt }: OutboxItem,
  urlOf: UrlOf,
): Promise<'letter' | 'nothing' | 'later'> {
  const { atomically, mailer, now, newId } = ports
  const written = await writeLetter(ports, notice, urlOf)
  if (written.become === 'letter') await mailer.send(written.letter)
  await atomically(async ({ outbox, attempts }) => {
    await outbox.done(id)
    if (written.become === 'letter' && written.mark) await attempts.add(written.mark, now())
    if (written.become === 'later') {
      // A new item, as waiting is no failed attempt.
      await outbox.add({ id: newId(), notice, addedAt, dueAt: written.at, attempts: 0 })
    }
    return ok(null)
  })
  return written.become
}

async function putBack(
  { atomically, now }: Needs,
  { id, notice, attempts }: OutboxItem,
  cause: unknown,
  jitter: number,
): Promise<Failure> {
  const gaveUp = attempts >= OUTBOX.attempts
  await atomically(async ({ outbox }) => {
    if (gaveUp) await outbox.done(id)
    else await outbox.again(id, now() + delayAfter(attempts, jitter))
    return ok(null)
  })
  return { id, kind: notice.kind, attempts, gaveUp, cause }
}
