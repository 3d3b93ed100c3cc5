import { describe, expect, test } from 'bun:test'
import type { MemberId } from '#core/accounts/account.ts'
import { placeOrder } from '#core/money/checkout/place-order.ts'
import { orderNumber } from '#core/money/order.ts'
import { settlePayment } from '#core/money/settle-payment.ts'
import { confirmWithdrawal } from '#core/money/withdrawals/confirm-withdrawal.ts'
import { stateWithdrawal } from '#core/money/withdrawals/state-withdrawal.ts'
import { withdrawOrder } from '#core/money/withdrawals/withdraw-order.ts'
import { caseReference } from '#core/shared/case-reference.ts'
import { err } from '#core/shared/result.ts'
import { links } from '#tests/core/money/checkout/till.ts'
import { newId } from '../sample.ts'
import { createMember, type TestPorts } from './test-ports.ts'

const CONCURRENT = 32
const many = <T>(call: (nth: number) => Promise<T>): Promise<readonly T[]> =>
  Promise.all(Array.from({ length: CONCURRENT }, (_, nth) => call(nth)))

const areEqual = (answers: readonly unknown[]): boolean =>
  answers.every((answer) => Bun.deepEquals(answer, answers[0]))

/** A member who bought sixty credits and used none. */
async function buyer(ports: TestPorts) {
  return buyOrder(ports, await ports.commit((stores) => createMember(stores, ports)))
}

/** A paid purchase of sixty credits. */
async function buyOrder(ports: TestPorts, member: MemberId) {
  const [id, payment] = [newId(), newId()]
  const how = {
    bundle: 'eur-60',
    method: 'ideal',
    code: null,
    total: null,
    country: 'NL',
    requestCountry: 'NL',
  } as const
  await placeOrder(ports, { ...how, member, order: id, payment, site: ports.site, links })
  ports.provider.decide({ id: payment }, 'paid')
  await settlePayment(ports, { provider: 'sandbox', reference: `ref-${payment}` })
  const order = await ports.reads.orders.byId(id)
  const account = await ports.reads.accounts.byId(member)
  if (!order || !account) throw new Error('nothing was bought')

  /** Totals of the outcome: each must be one. */
  async function outcome() {
    const confirmed = await ports.reads.withdrawals.confirmedOf(id)
    const paidBack = ports.provider.state.paidBack.filter(
      ({ reference }) => reference === `ref-${payment}`,
    )
    const entries = await ports.reads.ledger.of(member, null, 1000)
    const taken = entries.filter(({ reason }) => reason === 'refund')
    const events = ports.events.filter(
      (event) =>
        event.type === 'withdrawal.confirmed' &&
        confirmed.some((one) => one.id === event.withdrawal),
    )
    return {
      refunded: confirmed.filter(({ result }) => result === 'refunded').length,
      paidBack: paidBack.length,
      credits: taken.reduce((sum, { amount }) => sum + amount, 0),
      confirmed: confirmed.length,
      told: events.length,
    }
  }
  return { member, order, email: account.email, outcome }
}

const ONCE = { refunded: 1, paidBack: 1, credits: 60, confirmed: 1, told: 1 }

/** Withdraws one purchase concurrently: one withdrawal and one refund result. */
export function withdrawalsContract(name: string, ports: TestPorts) {
  describe(`a withdrawal in ${name}, ${CONCURRENT} times at once`, () => {
    test('by a logged-in member is recorded once', async () => {
      const { member, order, outcome } = await buyer(ports)
      const command = { member, order: order.id, id: newId(), name: 'Ann', language: 'nl' } as const
      const answers = await many(() => withdrawOrder(ports, command))
      expect(areEqual(answers)).toBe(true)
      expect(answers[0]).toMatchObject({ ok: true, value: { result: 'refunded', credits: 60 } })
      expect(await outcome()).toEqual(ONCE)
    })

    test('from many pages, each with its own id, is recorded and refunded once', async () => {
      const { member, order, outcome } = await buyer(ports)
      const command = { member, order: order.id, name: 'Ann', language: 'nl' } as const
      const answers = await many(() => withdrawOrder(ports, { ...command, id: newId() }))
      expect(answers.filter(({ ok }) => ok)).toHaveLength(CONCURRENT)
      // All get the receipt of the one that is stored.
      expect(areEqual(answers)).toBe(true)
      expect(await outcome()).toEqual(ONCE)
    })

    test('submitted without a login is one statement, and confirmed one withdrawal', async () => {
      const { order, email, outcome } = await buyer(ports)
      const id = newId()
      const details = { id, site: 'vonk', name: 'Ann', language: 'nl', address: newId() } as const
      const statement = { ...details, number: orderNumber(order), email }
      const stated = await many(() => stateWithdrawal(ports, statement))
      expect(areEqual(stated)).toBe(true)
      expect(stated[0]).toMatchObject({ ok: true, value: { order: order.id } })
      const events = ports.events.filter(
        (event) => event.type === 'withdrawal.stated' && event.withdrawal === id,
      )
      expect(events).toHaveLength(1)

      const reference = caseReference(ports, 'withdrawal', id)
      const answers = await many(() => confirmWithdrawal(ports, { reference }))
      expect(areEqual(answers)).toBe(true)
      expect(await outcome()).toEqual(ONCE)
    })

    test('together with its confirmation by mail is refunded once', async () => {
      const { member, order, email, outcome } = await buyer(ports)
      const id = newId()
      const details = { id, site: 'vonk', name: 'Ann', language: 'nl', address: newId() } as const
      await stateWithdrawal(ports, { ...details, number: orderNumber(order), email })
      const reference = caseReference(ports, 'withdrawal', id)
      const command = { member, order: order.id, id: newId(), name: 'Ann', language: 'nl' } as const
      const answers = await many(async (nth) =>
        nth % 2 ? withdrawOrder(ports, command) : confirmWithdrawal(ports, { reference }),
      )
      expect(answers.filter(({ ok }) => ok)).toHaveLength(CONCURRENT)
      // Two only if the member's own came first: the one by mail was stated already.
      const { confirmed, told, ...money } = await outcome()
      expect([1, 2]).toContain(confirmed)
      expect({ ...money, told }).toEqual({ refunded: 1, paidBack: 1, credits: 60, told: confirmed })
    })
  })
  describe(`two withdrawals in ${name} at once`, () => {
    test('of two members’ orders under one id: one is recorded', async () => {
      const buyers = await Promise.all([buyer(ports), buyer(ports)])
      const command = { id: newId(), name: 'Ann', language: 'nl' } as const
      const answers = await Promise.all(
        buyers.map(({ member, order }) =>
          withdrawOrder(ports, { ...command, member, order: order.id }),
        ),
      )
      expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
      const taken = err({ code: 'withdrawal.id-taken' })
      expect(answers.filter((answer) => Bun.deepEquals(answer, taken))).toHaveLength(1)
      const outcomes = await Promise.all(buyers.map(({ outcome }) => outcome()))
      expect(outcomes.filter(({ paidBack }) => paidBack === 1)).toEqual([ONCE])
    })

    test('of two orders under one id: one is recorded', async () => {
      const { member, order, outcome } = await buyer(ports)
      const other = await buyOrder(ports, member)
      const command = { member, id: newId(), name: 'Ann', language: 'nl' } as const
      const answers = await Promise.all(
        [order.id, other.order.id].map((id) => withdrawOrder(ports, { ...command, order: id })),
      )
      expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
      const { paidBack, confirmed } = await outcome()
      const otherOutcome = await other.outcome()
      expect(paidBack + otherOutcome.paidBack).toBe(1)
      expect(confirmed + otherOutcome.confirmed).toBe(1)
    })
  })
}
