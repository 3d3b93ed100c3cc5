import type { MemberId } from '../accounts/account.ts'
import type { Ports } from '../ports.ts'
import { MINUTE, type Millis } from '../shared/time.ts'
import type { Payment } from './order.ts'
import { reached } from './reached.ts'
import { applyReport } from './settle-payment.ts'
import { keepStarted } from './start-payment.ts'

type Needs = Pick<Ports, 'reads' | 'atomically' | 'providers' | 'now' | 'newId'>

/** A call that was cut off may still arrive for so long; before that, "I know of none" says nothing. */
const CALL_LIFE: Millis = MINUTE
const RECENT = 50

/**
 * Asks about a member's payments of which nobody knows whether they go on, before another is begun or they are
 * given up: a provider that knows of none has none, and what it knows is then like any other.
 */
export async function resolveUnknown(ports: Needs, member: MemberId): Promise<void> {
  const { orders } = ports.reads
  const pending = (await orders.of(member, RECENT)).filter(({ state }) => state === 'pending')
  for (const { id } of pending) {
    for (const payment of await orders.payments(id)) {
      if (payment.state === 'unknown') await lookFor(ports, payment)
    }
  }
}

/** Finds out whether a provider knows a payment, without asking it to collect anything. */
export async function lookFor(ports: Needs, payment: Payment): Promise<Payment> {
  const provider = ports.providers(payment.provider)
  if (!provider) return payment
  const found = await reached(provider.find({ payment: payment.id, startedAt: payment.startedAt }))
  if (!found.ok) return payment
  if (found.value) return keepStarted(ports, payment, found.value)
  if (ports.now() - payment.startedAt < CALL_LIFE) return payment
  const none = { state: 'cancelled', amount: payment.amount, returned: 0 } as const
  const settled = await applyReport(ports, payment, none)
  return settled.ok ? settled.value.payment : payment
}
