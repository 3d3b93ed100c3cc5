import type { MemberId } from '#core/accounts/account.ts'
import { sendMessage } from '#core/chats/messages/send-message.ts'
import { sendPhoto } from '#core/chats/photos/send-photo.ts'
import { cancelOrder } from '#core/money/checkout/cancel-order.ts'
import { placeOrder } from '#core/money/checkout/place-order.ts'
import { retryPayment } from '#core/money/checkout/retry-payment.ts'
import { refundOrder } from '#core/money/payments/refund-order.ts'
import { balanceOf } from '#core/money/ports.ts'
import { settlePayment } from '#core/money/settle-payment.ts'
import { DAY } from '#core/shared/time.ts'
import { upload } from '#tests/core/fakes.ts'
import { links } from '#tests/core/money/checkout/till.ts'
import { NOW, newId, sampleMessage } from '../sample.ts'
import type { ParallelCase } from './pairs.ts'
import { createChat, createMember, type TestPorts } from './test-ports.ts'

export const ORDER_OPERATIONS = [
  'Ann orders again',
  'Ann cancels',
  'Ann retries the payment',
  'the payment is settled',
  'Ann gets a refund',
  'Ann sends a message',
  'Ann sends a photo',
] as const

/** Ann, with an unpaid order of sixty credits. */
export async function orderCase(ports: TestPorts): Promise<ParallelCase> {
  const { member, id } = await ports.commit(async (stores) => {
    // After every first-purchase discount: the first claim would block the other orders.
    const member = await createMember(stores, ports, { credits: 2, signedUpAt: NOW - 90 * DAY })
    const id = await createChat(stores, member, await createMember(stores, ports))
    await stores.messages.append(sampleMessage(id, member, { cost: 0 }))
    return { member, id }
  })
  const how = {
    method: 'ideal',
    total: null,
    country: 'NL',
    requestCountry: 'NL',
    site: ports.site,
    links,
  } as const
  const buy = (order: string, payment: string) =>
    placeOrder(ports, { ...how, member, order, payment, bundle: 'eur-60', code: null })
  const [order, payment] = [newId(), newId()]
  await buy(order, payment)
  const message = { from: member, conversation: id, text: 'Hoi!', acknowledged: true }

  return {
    operations: {
      'Ann orders again': () => buy(newId(), newId()),
      'Ann cancels': () => cancelOrder(ports, { member, order }),
      'Ann retries the payment': () =>
        retryPayment(ports, { ...how, member, order, payment: newId() }),
      'the payment is settled': () => {
        ports.provider.decide({ id: payment }, 'paid')
        return settlePayment(ports, { provider: 'sandbox', reference: `ref-${payment}` })
      },
      'Ann gets a refund': () =>
        refundOrder(ports, { member, order, refund: newId(), credits: 60 }),
      'Ann sends a message': () =>
        sendMessage(ports, { ...message, id: newId(), site: ports.site }),
      'Ann sends a photo': () => {
        const photo = { from: member, conversation: id, upload: upload('sea'), acknowledged: true }
        return sendPhoto(ports, { ...photo, id: newId(), site: ports.site })
      },
    },
    faults: () => orderFaults(ports, member),
  }
}

/** Faults of purchases: two open orders, unpaid credits, or paid and not credited. */
async function orderFaults({ reads }: TestPorts, member: MemberId): Promise<readonly string[]> {
  const faults: string[] = []
  const orders = await reads.orders.of(member, 50)
  const entries = await reads.ledger.of(member, null, 1000)
  const waiting = orders.filter(({ state }) => state === 'pending').length
  if (waiting > 1) faults.push(`${waiting} orders wait to be paid`)

  for (const { id, state, credits } of orders) {
    const caused = entries.filter(({ reference }) => reference === id)
    const given = caused.filter(({ reason }) => reason === 'purchase')
    const due = state === 'completed' || state === 'refunded' ? 1 : 0
    if (given.length !== due)
      faults.push(`an order that is ${state} gave credits ${given.length} times`)
    if (given.some(({ amount }) => amount !== credits))
      faults.push('not the credits that were bought')

    const [refund] = await reads.orders.refundsOf(id)
    const taken = caused.filter(({ reason }) => reason === 'refund')
    const returned = taken.reduce((sum, { amount }) => sum + amount, 0)
    if (returned !== (refund?.credits ?? 0)) faults.push(`${returned} credits went back`)
  }

  const account = await reads.accounts.byId(member)
  const bought = orders.some(({ state }) => state === 'completed')
  if (bought && account?.premiumSince === null) faults.push('a buyer who is not premium')
  const booked =
    (await reads.ledger.balance(`granted:${member}`)) +
    (await reads.ledger.balance(`paid:${member}`))
  const balance = balanceOf(await reads.wallets.of(member))
  if (balance !== booked) faults.push(`${balance} credits, ${booked} in the book`)
  return faults
}
