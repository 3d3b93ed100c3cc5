import type { Ports, Stores } from '../../ports.ts'
import { MINUTE, type Millis, SECOND } from '../../shared/time.ts'
import type { Delivery } from '../deliveries.ts'
import type { Priority } from '../kinds/kind.ts'
import { writeLetter } from '../letters/write-letter.ts'
import { writePush, writeText } from '../letters/write-push.ts'
import type { UrlOf } from '../letters.ts'
import type { LoggedMail } from '../mail-log.ts'
import {
  isCampaign,
  type MailNotification,
  memberOf,
  type Notification,
  type PushNotification,
  pathTo,
  priorityOf,
  type TextNotification,
} from '../notification.ts'
import { recordMailTrouble } from '../subscriptions/mail-trouble.ts'

/** Retries last about a day; urgent ones are useless hours later. */
export const RETRIES: Readonly<
  Record<Priority, { readonly attempts: number; readonly longestDelay: Millis }>
> = {
  urgent: { attempts: 150, longestDelay: 10 * MINUTE },
  account: { attempts: 20, longestDelay: 120 * MINUTE },
  social: { attempts: 20, longestDelay: 120 * MINUTE },
  bulk: { attempts: 20, longestDelay: 120 * MINUTE },
}
const FIRST_DELAY = 30 * SECOND

/** Exponential backoff; `jitter` from 0 up to 1 spreads deliveries that failed together. */
export const delayAfter = (attempts: number, priority: Priority, jitter: number): Millis =>
  Math.round(
    Math.min(RETRIES[priority].longestDelay, FIRST_DELAY * 2 ** (attempts - 1)) * (0.5 + jitter),
  )

/** Result of one attempt: sent, `nothing` to send any more, or failed, possibly permanently. */
export type Outcome = 'sent' | 'nothing' | 'later' | 'failed' | 'dead'

/** One attempt, for the log. */
export type Attempt = {
  readonly kind: Notification['kind']
  readonly attempts: number
  readonly outcome: Outcome
  /** Error code; `null` on success. */
  readonly error: string | null
}

/** An attempt, and how to record it. */
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
  | 'photoFiles'
  | 'peoplePictures'
  | 'now'
>
export type SendingCommand = {
  /** Id of the worker in its leases, unique. */
  readonly worker: string
  readonly urlOf: UrlOf
  /** A random number from 0 up to 1. */
  readonly jitter: () => number
}

/** Tries to send a leased delivery. Never throws: a failure is a result. */
export async function attemptDelivery(
  ports: SendingPorts,
  delivery: Delivery,
  command: SendingCommand,
): Promise<Attempted> {
  const { notification, attempts } = delivery
  const { kind } = notification
  try {
    return { kind, attempts, error: null, ...(await send(ports, delivery, command)) }
  } catch (cause) {
    const error = errorCodeOf(cause)
    return { kind, attempts, error, ...failed(ports, delivery, { ...command, error }) }
  }
}

function send(ports: SendingPorts, delivery: Delivery, command: SendingCommand): Promise<Sent> {
  const { notification } = delivery
  if (notification.kind === 'push') return sendPush(ports, { ...delivery, notification })
  if (notification.kind === 'debit-code') return sendText(ports, delivery.id, notification)
  return sendLetter(ports, { ...delivery, notification }, command)
}

async function sendPush(
  ports: SendingPorts,
  { id, notification, addedAt }: Delivery & { readonly notification: PushNotification },
): Promise<Sent> {
  const written = await writePush(ports, notification)
  if (written.become === 'later') {
    const dueAt = written.at
    // Of all pushes that wait for quiet hours to end with the same target and browser, only one is sent.
    const key = ports.secrets.hash(`quiet ${notification.endpoint} ${pathTo(notification.about)}`)
    return {
      outcome: 'later',
      async settle({ deliveries }) {
        await deliveries.done(id)
        await deliveries.add({ id: key, notification, addedAt, dueAt })
      },
    }
  }
  const outcome =
    written.become === 'push' ? await ports.pusher.push(written.to, written.push) : null
  return {
    outcome: outcome === 'delivered' ? 'sent' : 'nothing',
    async settle({ deliveries, pushSubscriptions }) {
      await deliveries.done(id)
      if (outcome === 'gone') await pushSubscriptions.remove(notification.endpoint)
    },
  }
}

async function sendText(
  ports: SendingPorts,
  id: string,
  notification: TextNotification,
): Promise<Sent> {
  const text = await writeText(ports, notification)
  if (text) await ports.texter.send(text)
  return { outcome: text ? 'sent' : 'nothing', settle: ({ deliveries }) => deliveries.done(id) }
}

async function sendLetter(
  ports: SendingPorts,
  delivery: Delivery & { readonly notification: MailNotification },
  { worker, urlOf }: SendingCommand,
): Promise<Sent> {
  const { id } = delivery
  const written = await writeLetter(ports, delivery, urlOf)
  if (written.become === 'later') {
    const next = { dueAt: written.at, error: null, waitsFor: written.why }
    return { outcome: 'later', settle: ({ deliveries }) => deliveries.putBack(id, worker, next) }
  }
  if (written.become === 'nothing') {
    const entry = entryOf(ports, delivery, { result: 'skipped', reason: written.why })
    return {
      outcome: 'nothing',
      async settle({ deliveries, mailLog }) {
        await deliveries.done(id)
        if (entry) await mailLog.add(entry)
      },
    }
  }

  const { letter, repeat } = written
  // A restored database may reuse an id for another mail.
  const name = [id, delivery.addedAt, ...(repeat ? [repeat.round] : [])].join(' ')
  const carried = await ports.mailer.send(letter, name)
  if (carried === 'bounced') {
    await recordMailTrouble(ports, { trouble: 'bounce', address: letter.to })
  }
  const { notification, addedAt } = delivery
  const dueAt = repeat?.again ?? null
  const entry = entryOf(ports, delivery, { result: carried, reason: null })
  return {
    outcome: 'sent',
    async settle({ deliveries, campaigns, mailLog }) {
      await deliveries.done(id)
      if (entry) await mailLog.add(entry)
      if (isCampaign(notification))
        await campaigns.sent(notification.campaign, notification.member, ports.now())
      // The next round starts again with its first attempt.
      if (dueAt !== null) await deliveries.add({ id, notification, addedAt, dueAt })
    },
  }
}

/** What became of a mail, for its member's log; `null` if it goes to no member, or is no mail. */
function entryOf(
  { now }: Pick<Ports, 'now'>,
  { notification }: Pick<Delivery, 'notification'>,
  what: Pick<LoggedMail, 'result' | 'reason'>,
): LoggedMail | null {
  const member = memberOf(notification)
  const { kind } = notification
  if (member === null || kind === 'push' || kind === 'debit-code') return null
  return { member, kind, ...what, at: now() }
}

function failed(
  { now }: Pick<Ports, 'now'>,
  { id, notification, attempts }: Delivery,
  { worker, jitter, error }: SendingCommand & { readonly error: string },
): Sent {
  const at = now()
  const priority = priorityOf(notification)
  if (attempts >= RETRIES[priority].attempts) {
    const entry = entryOf({ now }, { notification }, { result: 'failed', reason: error })
    const settle: Settle = async ({ deliveries, mailLog }) => {
      await deliveries.bury(id, worker, { at, error })
      if (entry) await mailLog.add(entry)
    }
    return { outcome: 'dead', settle }
  }
  const next = { dueAt: at + delayAfter(attempts, priority, jitter()), error, waitsFor: null }
  return { outcome: 'failed', settle: ({ deliveries }) => deliveries.putBack(id, worker, next) }
}

const CODE = /^[A-Za-z0-9][\w.:-]{0,39}$/

/** Error code for the log: an error's message may contain an address or a text. */
export function errorCodeOf(cause: unknown): string {
  const { code, name }: { readonly code?: unknown; readonly name?: unknown } = Object(cause)
  const known = [code, name].find((word) => typeof word === 'string' && CODE.test(word))
  return typeof known === 'string' ? known : 'unknown'
}
