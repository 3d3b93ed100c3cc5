import type { Ports, Stores } from '../ports.ts'
import { MINUTE, type Millis, SECOND } from '../shared/time.ts'
import type { Delivery } from './deliveries.ts'
import { errorCodeOf } from './error-code.ts'
import { hearMailTrouble } from './hear-mail-trouble.ts'
import type { UrlOf } from './letters.ts'
import {
  type LetterNotice,
  type Notice,
  type Priority,
  type PushNotice,
  priorityOf,
  type TextNotice,
} from './notice.ts'
import { writeLetter } from './write-letter.ts'
import { writePush } from './write-push.ts'
import { writeText } from './write-text.ts'

/** All of them are given up after about a day; an urgent one is of no use hours after the mail server is back. */
export const RETRIES: Readonly<
  Record<Priority, { readonly attempts: number; readonly longestDelay: Millis }>
> = {
  urgent: { attempts: 150, longestDelay: 10 * MINUTE },
  account: { attempts: 20, longestDelay: 120 * MINUTE },
  social: { attempts: 20, longestDelay: 120 * MINUTE },
}
const FIRST_DELAY = 30 * SECOND

/** Twice as long after each failure; `jitter` from 0 up to 1 keeps many that failed together apart. */
export const delayAfter = (attempts: number, priority: Priority, jitter: number): Millis =>
  Math.round(
    Math.min(RETRIES[priority].longestDelay, FIRST_DELAY * 2 ** (attempts - 1)) * (0.5 + jitter),
  )

/** What came of one attempt: `nothing` calls for sending any more, or it failed, perhaps for good. */
export type Outcome = 'sent' | 'nothing' | 'later' | 'failed' | 'dead'

/** One attempt, for the log. */
export type Attempt = {
  readonly kind: Notice['kind']
  readonly attempts: number
  readonly outcome: Outcome
  /** Why it failed; `null` when it did not. */
  readonly error: string | null
}

/** An attempt, and what is to be written down about it. */
export type Attempted = Attempt & { readonly settle: Settle }
type Settle = (stores: Stores) => Promise<void>
type Sent = { readonly outcome: Outcome; readonly settle: Settle }

export type SendingPorts = Pick<
  Ports,
  | 'reads'
  | 'atomically'
  | 'sessionIdle'
  | 'secrets'
  | 'sites'
  | 'mailer'
  | 'pusher'
  | 'texter'
  | 'now'
>
export type SendingCommand = {
  /** Names the worker in its leases: no two may have the same. */
  readonly worker: string
  readonly urlOf: UrlOf
  /** A random number from 0 up to 1. */
  readonly jitter: () => number
}

/** Tries to send a delivery that the worker has leased. Never throws: a failure is an outcome. */
export async function attemptDelivery(
  ports: SendingPorts,
  delivery: Delivery,
  command: SendingCommand,
): Promise<Attempted> {
  const { notice, attempts } = delivery
  const { kind } = notice
  try {
    return { kind, attempts, error: null, ...(await send(ports, delivery, command)) }
  } catch (cause) {
    const error = errorCodeOf(cause)
    return { kind, attempts, error, ...failed(ports, delivery, { ...command, error }) }
  }
}

function send(ports: SendingPorts, delivery: Delivery, command: SendingCommand): Promise<Sent> {
  const { notice } = delivery
  if (notice.kind === 'push') return sendPush(ports, delivery.id, notice)
  if (notice.kind === 'debit-code') return sendText(ports, delivery.id, notice)
  return sendLetter(ports, { ...delivery, notice }, command)
}

async function sendPush(ports: SendingPorts, id: string, notice: PushNotice): Promise<Sent> {
  const written = await writePush(ports, notice)
  const outcome = written && (await ports.pusher.push(written.to, written.push))
  return {
    outcome: outcome === 'delivered' ? 'sent' : 'nothing',
    async settle({ deliveries, pushSubscriptions }) {
      await deliveries.done(id)
      if (outcome === 'gone') await pushSubscriptions.remove(notice.endpoint)
    },
  }
}

async function sendText(ports: SendingPorts, id: string, notice: TextNotice): Promise<Sent> {
  const text = await writeText(ports, notice)
  if (text) await ports.texter.send(text)
  return { outcome: text ? 'sent' : 'nothing', settle: ({ deliveries }) => deliveries.done(id) }
}

async function sendLetter(
  ports: SendingPorts,
  delivery: Delivery & { readonly notice: LetterNotice },
  { worker, urlOf }: SendingCommand,
): Promise<Sent> {
  const { id } = delivery
  const written = await writeLetter(ports, delivery, urlOf)
  if (written.become === 'later') {
    const next = { dueAt: written.at, error: null }
    return { outcome: 'later', settle: ({ deliveries }) => deliveries.putBack(id, worker, next) }
  }
  if (written.become === 'nothing') {
    return { outcome: 'nothing', settle: ({ deliveries }) => deliveries.done(id) }
  }

  const { letter, repeat } = written
  // A restored database may give the same id once more, to another letter.
  const name = [id, delivery.addedAt, ...(repeat ? [repeat.round] : [])].join(' ')
  const carried = await ports.mailer.send(letter, name)
  if (carried === 'bounced') {
    await hearMailTrouble(ports, { trouble: 'bounce', address: letter.to })
  }
  const { notice, addedAt } = delivery
  const dueAt = repeat?.again ?? null
  return {
    outcome: 'sent',
    async settle({ deliveries }) {
      await deliveries.done(id)
      // The next round is tried from its first attempt on.
      if (dueAt !== null) await deliveries.add({ id, notice, addedAt, dueAt })
    },
  }
}

function failed(
  { now }: Pick<Ports, 'now'>,
  { id, notice, attempts }: Delivery,
  { worker, jitter, error }: SendingCommand & { readonly error: string },
): Sent {
  const at = now()
  const priority = priorityOf(notice)
  if (attempts >= RETRIES[priority].attempts) {
    const settle: Settle = ({ deliveries }) => deliveries.bury(id, worker, { at, error })
    return { outcome: 'dead', settle }
  }
  const next = { dueAt: at + delayAfter(attempts, priority, jitter()), error }
  return { outcome: 'failed', settle: ({ deliveries }) => deliveries.putBack(id, worker, next) }
}
