import { describe, expect, test } from 'bun:test'
import type { MemberId } from '#core/accounts/account.ts'
import { placeOrder } from '#core/checkout/place-order.ts'
import { orderNumber } from '#core/orders/order-number.ts'
import { settlePayment } from '#core/payments/settle-payment.ts'
import { err } from '#core/shared/result.ts'
import { confirmWithdrawal } from '#core/withdrawals/confirm-withdrawal.ts'
import { stateWithdrawal } from '#core/withdrawals/state-withdrawal.ts'
import { withdrawOrder } from '#core/withdrawals/withdraw-order.ts'
import { withdrawalReference } from '#core/withdrawals/withdrawal-reference.ts'
import { links } from '#tests/core/checkout/till.ts'
import { newId } from '../sample.ts'
import { person, type Town } from './town.ts'

const AT_ONCE = 32
const many = <T>(call: (nth: number) => Promise<T>): Promise<readonly T[]> =>
  Promise.all(Array.from({ length: AT_ONCE }, (_, nth) => call(nth)))

const areAlike = (answers: readonly unknown[]): boolean =>
  answers.every((answer) => Bun.deepEquals(answer, answers[0]))

/** Somebody who paid for sixty credits and used none. */
async function buyer(town: Town) {
  return buyOrder(town, await town.settle((stores) => person(stores, town)))
}

/** Sixty credits that a member pays for. */
async function buyOrder(town: Town, member: MemberId) {
  const [id, payment] = [newId(), newId()]
  const how = {
    bundle: 'eur-60',
    method: 'ideal',
    code: null,
    total: null,
    country: 'NL',
    requestCountry: 'NL',
  } as const
  await placeOrder(town, { ...how, member, order: id, payment, site: town.site, links })
  town.provider.decide({ id: payment }, 'paid')
  await settlePayment(town, { provider: 'sandbox', reference: `ref-${payment}` })
  const order = await town.reads.orders.byId(id)
  const account = await town.reads.accounts.byId(member)
  if (!order || !account) throw new Error('nothing was bought')

  /** What came of it, all told: each is to be one. */
  async function outcome() {
    const confirmed = await town.reads.withdrawals.confirmedOf(id)
    const paidBack = town.provider.state.paidBack.filter(
      ({ reference }) => reference === `ref-${payment}`,
    )
    const entries = await town.reads.ledger.of(member, null, 1000)
    const taken = entries.filter(({ reason }) => reason === 'refund')
    const told = town.events.filter(
      (event) =>
        event.type === 'withdrawal.confirmed' &&
        confirmed.some((one) => one.id === event.withdrawal),
    )
    return {
      refunded: confirmed.filter(({ result }) => result === 'refunded').length,
      paidBack: paidBack.length,
      credits: taken.reduce((sum, { amount }) => sum + amount, 0),
      confirmed: confirmed.length,
      told: told.length,
    }
  }
  return { member, order, email: account.email, outcome }
}

const ONE = { refunded: 1, paidBack: 1, credits: 60, confirmed: 1, told: 1 }

/** Withdraws the same purchase by many at once: it is withdrawn from once, and its money goes back once. */
export function withdrawalsContract(name: string, town: Town) {
  describe(`a withdrawal in ${name}, ${AT_ONCE} times at once`, () => {
    test('by a logged-in member is recorded once', async () => {
      const { member, order, outcome } = await buyer(town)
      const asked = { member, order: order.id, id: newId(), name: 'Ann', language: 'nl' } as const
      const answers = await many(() => withdrawOrder(town, asked))
      expect(areAlike(answers)).toBe(true)
      expect(answers[0]).toMatchObject({ ok: true, value: { result: 'refunded', credits: 60 } })
      expect(await outcome()).toEqual(ONE)
    })

    test('from as many pages, each with its own id, gives the money back once', async () => {
      const { member, order, outcome } = await buyer(town)
      const asked = { member, order: order.id, name: 'Ann', language: 'nl' } as const
      const answers = await many(() => withdrawOrder(town, { ...asked, id: newId() }))
      expect(answers.filter(({ ok }) => ok)).toHaveLength(AT_ONCE)
      expect(await outcome()).toMatchObject({ refunded: 1, paidBack: 1, credits: 60 })
    })

    test('stated without a login is one statement, and confirmed one withdrawal', async () => {
      const { order, email, outcome } = await buyer(town)
      const id = newId()
      const said = { id, site: 'vonk', name: 'Ann', language: 'nl', address: newId() } as const
      const statement = { ...said, number: orderNumber(order), email }
      const stated = await many(() => stateWithdrawal(town, statement))
      expect(areAlike(stated)).toBe(true)
      expect(stated[0]).toMatchObject({ ok: true, value: { order: order.id } })
      const told = town.events.filter(
        (event) => event.type === 'withdrawal.stated' && event.withdrawal === id,
      )
      expect(told).toHaveLength(1)

      const reference = withdrawalReference(town, id)
      const answers = await many(() => confirmWithdrawal(town, { reference }))
      expect(areAlike(answers)).toBe(true)
      expect(await outcome()).toEqual(ONE)
    })

    test('beside its confirmation by mail gives the money back once', async () => {
      const { member, order, email, outcome } = await buyer(town)
      const id = newId()
      const said = { id, site: 'vonk', name: 'Ann', language: 'nl', address: newId() } as const
      await stateWithdrawal(town, { ...said, number: orderNumber(order), email })
      const reference = withdrawalReference(town, id)
      const asked = { member, order: order.id, id: newId(), name: 'Ann', language: 'nl' } as const
      const answers = await many(async (nth) =>
        nth % 2 ? withdrawOrder(town, asked) : confirmWithdrawal(town, { reference }),
      )
      expect(answers.filter(({ ok }) => ok)).toHaveLength(AT_ONCE)
      expect(await outcome()).toEqual({ ...ONE, confirmed: 2, told: 2 })
    })
  })
  describe(`two withdrawals in ${name} at once`, () => {
    test('from the orders of two members under one id is of one of them', async () => {
      const buyers = await Promise.all([buyer(town), buyer(town)])
      const asked = { id: newId(), name: 'Ann', language: 'nl' } as const
      const answers = await Promise.all(
        buyers.map(({ member, order }) =>
          withdrawOrder(town, { ...asked, member, order: order.id }),
        ),
      )
      expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
      const taken = err({ code: 'withdrawal.id-taken' })
      expect(answers.filter((answer) => Bun.deepEquals(answer, taken))).toHaveLength(1)
      const outcomes = await Promise.all(buyers.map(({ outcome }) => outcome()))
      expect(outcomes.filter(({ paidBack }) => paidBack === 1)).toEqual([ONE])
    })

    test('from one order and another under one id is of one of them', async () => {
      const { member, order, outcome } = await buyer(town)
      const other = await buyOrder(town, member)
      const asked = { member, id: newId(), name: 'Ann', language: 'nl' } as const
      const answers = await Promise.all(
        [order.id, other.order.id].map((id) => withdrawOrder(town, { ...asked, order: id })),
      )
      expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
      const { paidBack, confirmed } = await outcome()
      const elsewhere = await other.outcome()
      expect(paidBack + elsewhere.paidBack).toBe(1)
      expect(confirmed + elsewhere.confirmed).toBe(1)
    })
  })
}
