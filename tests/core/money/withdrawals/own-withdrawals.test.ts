import { describe, expect, test } from 'bun:test'
import { render } from '#adapters/mail/render.ts'
import { placeOrder } from '#core/money/checkout/place-order.ts'
import { sendRefunds } from '#core/money/payments/refund-order.ts'
import { settlePayment } from '#core/money/settle-payment.ts'
import { WITHDRAWAL_RETENTION } from '#core/money/withdrawal.ts'
import { pruneWithdrawals } from '#core/money/withdrawals/state-withdrawal.ts'
import {
  refundStepOf,
  viewWithdrawal,
  withdrawalFrom,
} from '#core/money/withdrawals/view-withdrawal.ts'
import { withdrawOrder } from '#core/money/withdrawals/withdraw-order.ts'
import { err, ok } from '#core/shared/result.ts'
import { DAY } from '#core/shared/time.ts'
import { NOT_FOUND, open } from './stated.ts'

describe('withdrawing as a member', () => {
  test('is immediate, and the order says so', async () => {
    const shop = await open()
    const withdrawn = await shop.withdraw()
    expect(withdrawn).toMatchObject({
      ok: true,
      value: { number: shop.number, email: 'ann@example.test', result: 'refunded', credits: 60 },
    })
    expect(await shop.withdraw()).toEqual(withdrawn)
    expect(await withdrawalFrom(shop, 'order-1')).toMatchObject({ id: 'withdrawal-1' })
    if (!withdrawn.ok) throw new Error('it was refused')
    const seen = await viewWithdrawal(shop, { reference: shop.reference() })
    expect(seen).toEqual(ok(withdrawn.value))
  })

  test('returns the state of its refund, as the provider reports it', async () => {
    const shop = await open()
    const withdrawn = await shop.withdraw()
    if (!withdrawn.ok) throw new Error('it was refused')
    const step = () => refundStepOf(shop, withdrawn.value)
    expect(await step()).toBe('under-way')
    shop.provider.state.refunds.set('withdrawal-withdrawal-1', 'given')
    await shop.settle()
    expect(await step()).toBe('given')
    shop.provider.state.refunds.set('withdrawal-withdrawal-1', 'failed')
    await shop.settle()
    await shop.settle()
    expect(await step()).toBe('failed')
    expect(await refundStepOf(shop, { ...withdrawn.value, result: 'spent' })).toBeNull()
  })

  test('is for one’s own order, with its own id and a name', async () => {
    const { withdraw, member } = await open()
    await member('bob')
    expect(await withdraw({ member: 'bob' })).toEqual(NOT_FOUND)
    expect(await withdraw({ member: 'nobody' })).toEqual(NOT_FOUND)
    expect(await withdraw({ order: 'order-9' })).toEqual(NOT_FOUND)
    expect(await withdraw({ name: ' ' })).toMatchObject(err({ code: 'withdrawal.incomplete' }))
  })

  test('again, when the money is on its way back, answers the first receipt and stores nothing', async () => {
    const shop = await open()
    const withdrawn = await shop.withdraw()
    const events = await shop.allEvents()
    expect(await shop.withdraw({ id: 'withdrawal-2' })).toEqual(withdrawn)
    expect(await shop.reads.withdrawals.byId('withdrawal-2')).toBeNull()
    expect(await shop.allEvents()).toEqual(events)
  })

  test('again, after its refund failed, is another withdrawal', async () => {
    const shop = await open()
    await shop.withdraw()
    shop.provider.state.refunds.set('withdrawal-withdrawal-1', 'failed')
    await shop.settle()
    await shop.settle()
    expect(await shop.withdraw({ id: 'withdrawal-2' })).toMatchObject({
      ok: true,
      value: { id: 'withdrawal-2', result: 'refunded' },
    })
  })

  test('under one id with another name is refused', async () => {
    const shop = await open()
    await shop.withdraw()
    expect(await shop.withdraw({ name: 'Bea' })).toEqual(err({ code: 'withdrawal.id-taken' }))
  })

  test('under an id of another order is refused', async () => {
    const shop = await open()
    await shop.state({ number: 'unknown' })
    expect(await shop.withdraw()).toEqual(err({ code: 'withdrawal.id-taken' }))
  })

  test('under an id of another order’s refund is refunded', async () => {
    const shop = await open()
    await shop.use(1)
    await placeOrder(shop, shop.order({ order: 'order-2', payment: 'pay-2' }))
    shop.provider.decide({ id: 'pay-2' }, 'paid')
    await settlePayment(shop, { provider: 'sandbox', reference: 'ref-pay-2' })
    await shop.refund({ order: 'order-2', refund: 'withdrawal-1' })
    expect(await shop.paid()).toBe(59)
    expect(await shop.withdraw()).toMatchObject({ value: { result: 'refunded', credits: 59 } })
    expect(await shop.paid()).toBe(0)
    expect(shop.provider.state.paidBack).toHaveLength(2)
  })

  test('of concurrently spent credits changes nothing', async () => {
    const shop = await open()
    const spending = {
      ...shop,
      atomically: (async (work) =>
        shop.atomically((stores) => {
          const reclaim = (member: string, most: number) => stores.wallets.reclaim(member, most - 1)
          return work({ ...stores, wallets: { ...stores.wallets, reclaim } })
        })) as typeof shop.atomically,
    }
    const command = { member: 'ann', order: 'order-1', name: 'Ann', language: 'nl' } as const
    const withdrawn = withdrawOrder(spending, { ...command, id: 'withdrawal-1' })
    await expect(withdrawn).rejects.toThrow('spent under the lock')
    expect(await shop.paid()).toBe(60)
    expect(await shop.reads.withdrawals.byId('withdrawal-1')).toBeNull()
  })
})

describe('withdrawing from an order with a chargeback', () => {
  async function chargedBack({ used = 0, late = 0 } = {}) {
    const shop = await open()
    if (used > 0) await shop.use(used)
    shop.provider.decide({ id: 'pay-1' }, 'charged-back')
    await shop.settle()
    shop.pass(late)
    expect(await shop.withdraw()).toMatchObject({ value: { result: 'returned' } })
    shop.pass(30 * DAY)
    shop.provider.decide({ id: 'pay-1' }, 'paid')
    await shop.settle()
    return shop
  }
  const stateOf = async ({ reads }: Awaited<ReturnType<typeof open>>) =>
    (await reads.orders.byId('order-1'))?.state

  test('refunds unused credits after its reversal', async () => {
    const shop = await chargedBack({ used: 20 })
    expect(await stateOf(shop)).toBe('refunded')
    expect(await shop.paid()).toBe(0)
    expect(await sendRefunds(shop)).toMatchObject({ sent: 1 })
    expect(shop.provider.state.paidBack).toMatchObject([{ amount: { amount: 1999 } }])
    await shop.settle()
    expect(await stateOf(shop)).toBe('refunded')
  })

  test.each(['before the chargeback', 'after the chargeback'])(
    'still counts if its refund fails %s, which is reversed',
    async (failing) => {
      const shop = await open()
      if (failing === 'before the chargeback') shop.provider.state.refusesRefunds = true
      expect(await shop.withdraw()).toMatchObject({ value: { result: 'refunded' } })
      shop.provider.state.refusesRefunds = false
      shop.provider.decide({ id: 'pay-1' }, 'charged-back')
      await shop.settle()
      shop.provider.state.refunds.set('withdrawal-withdrawal-1', 'failed')
      await shop.settle()
      expect(await stateOf(shop)).toBe('charged-back')
      shop.pass(30 * DAY)
      shop.provider.decide({ id: 'pay-1' }, 'paid')
      await shop.settle()
      expect(await stateOf(shop)).toBe('refunded')
      expect(await sendRefunds(shop)).toMatchObject({ sent: 1 })
      expect(shop.provider.state.paidBack.at(-1)).toMatchObject({ amount: { amount: 2999 } })
      expect(await shop.paid()).toBe(0)
    },
  )

  test.each([{ used: 60 }, { late: 14 * DAY }])('refunds nothing after %o', async (how) => {
    const shop = await chargedBack(how)
    expect(await stateOf(shop)).toBe('completed')
    expect(await sendRefunds(shop)).toMatchObject({ sent: 0 })
  })
})

describe('withdrawal letters', () => {
  test('have the confirmation link, and then the receipt, in the form’s language', async () => {
    const { state, confirm, letters, reference } = await open()
    await state()
    const path = `/withdrawals/${reference()}`
    expect(await letters()).toMatchObject([
      { kind: 'withdrawal-confirm', to: 'ann@example.test', language: 'de', path },
    ])
    await confirm()
    expect((await letters()).at(-1)).toMatchObject({ kind: 'withdrawal', path })
  })

  test('tell sender and support that no order matches', async () => {
    const { state, letters } = await open()
    await state({ email: 'bob@example.test' })
    const sent = await letters()
    expect(sent).toMatchObject([
      { kind: 'withdrawal-unknown', to: 'bob@example.test', path: '/withdraw' },
      { kind: 'withdrawal-desk', to: 'hulp@vonk.example', facts: { name: '' } },
    ])
  })

  test('repeat no input to an address without such an order', async () => {
    const { state, letters } = await open()
    await state({ email: 'bob@example.test', name: 'Buy at evil.test', number: 'evil.test' })
    const [unknown] = await letters()
    if (!unknown) throw new Error('no letter')
    const { subject, text, html } = render(unknown)
    expect(`${subject} ${text} ${html}`).not.toContain('evil.test')
  })

  test('are not sent after its deletion', async () => {
    const shop = await open()
    await shop.state()
    shop.pass(WITHDRAWAL_RETENTION + 1)
    await pruneWithdrawals(shop)
    expect(await shop.reads.withdrawals.byId('withdrawal-1')).toBeNull()
    expect(await viewWithdrawal(shop, { reference: shop.reference() })).toEqual(NOT_FOUND)
    expect(await shop.letters()).toEqual([])
  })
})
