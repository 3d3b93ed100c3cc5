import type { Ports } from '../ports.ts'
import { ok } from '../shared/result.ts'
import { MINUTE, type Millis, SECOND } from '../shared/time.ts'
import { hearMailTrouble } from './hear-mail-trouble.ts'
import type { LetterNotice, Notice, OutboxItem, PushNotice, TextNotice } from './outbox.ts'
import { type UrlOf, writeLetter } from './write-letter.ts'
import { writePush } from './write-push.ts'
import { writeText } from './write-text.ts'

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

type Needs = Pick<
  Ports,
  | 'reads'
  | 'atomically'
  | 'secrets'
  | 'sites'
  | 'mailer'
  | 'pusher'
  | 'texter'
  | 'announcer'
  | 'now'
  | 'newId'
>
type Command = {
  readonly urlOf: UrlOf
  /** A random number from 0 up to 1. */
  readonly jitter: () => number
}

type Outcome = 'sent' | 'nothing' | 'later'

/**
 * Sends what is due in the outbox, once round. Word of something may arrive twice when a worker dies; never not
 * at all. Pushes go all at once, so that a push service that is slow holds up no letter.
 */
export async function sendDue(ports: Needs, { urlOf, jitter }: Command): Promise<Dispatch> {
  const { atomically, now } = ports
  const claimed = await atomically(async ({ outbox }) =>
    ok(await outbox.claim(now(), OUTBOX.lease, OUTBOX.batch)),
  )
  const count = { sent: 0, nothing: 0, later: 0 }
  const failures: Failure[] = []
  const tried = async (item: OutboxItem, dispatched: Promise<Outcome>) => {
    try {
      count[await dispatched] += 1
    } catch (cause) {
      failures.push(await putBack(ports, item, cause, jitter()))
    }
  }

  const pushes: Promise<void>[] = []
  for (const item of claimed.value) {
    const { notice } = item
    if (notice.kind === 'push') pushes.push(tried(item, sendPush(ports, item.id, notice)))
    else if (notice.kind === 'debit-code') await tried(item, sendText(ports, item.id, notice))
    else await tried(item, sendLetter(ports, item, notice, urlOf))
  }
  await Promise.all(pushes)
  return { sent: count.sent, dropped: count.nothing, later: count.later, failures }
}

async function sendPush(ports: Needs, id: string, notice: PushNotice): Promise<Outcome> {
  const { atomically, pusher } = ports
  const written = await writePush(ports, notice)
  const outcome = written && (await pusher.push(written.to, written.push))
  await atomically(async ({ outbox, pushSubscriptions }) => {
    await outbox.done(id)
    if (outcome === 'gone') await pushSubscriptions.remove(notice.endpoint)
    return ok(null)
  })
  return outcome === 'delivered' ? 'sent' : 'nothing'
}

async function sendLetter(
  ports: Needs,
  { id, addedAt }: OutboxItem,
  notice: LetterNotice,
  urlOf: UrlOf,
): Promise<Outcome> {
  const { atomically, mailer, now, newId } = ports
  const written = await writeLetter(ports, notice, urlOf)
  if (written.become === 'letter') {
    const { to: address } = written.letter
    const carried = await mailer.send(written.letter)
    if (carried === 'bounced') await hearMailTrouble(ports, { trouble: 'bounce', address })
  }
  await atomically(async ({ outbox, attempts }) => {
    await outbox.done(id)
    if (written.become === 'letter' && written.mark) await attempts.add(written.mark, now())
    if (written.become === 'later') {
      // A new item, as waiting is no failed attempt.
      await outbox.add({ id: newId(), notice, addedAt, dueAt: written.at, attempts: 0 })
    }
    return ok(null)
  })
  return written.become === 'letter' ? 'sent' : written.become
}

async function sendText(ports: Needs, id: string, notice: TextNotice): Promise<Outcome> {
  const { atomically, texter } = ports
  const text = await writeText(ports, notice)
  if (text) await texter.send(text)
  await atomically(async ({ outbox }) => ok(await outbox.done(id)))
  return text ? 'sent' : 'nothing'
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
