import { describe, expect, test } from 'bun:test'
import { render } from '#adapters/mail/render.ts'
import { placeOrder } from '#core/money/checkout/place-order.ts'
import type { StateWithdrawal } from '#core/money/withdrawals/state-withdrawal.ts'
import { DAY } from '#core/shared/time.ts'
import { open } from './stated.ts'

describe('mails about statements without a login', () => {
  const stating = async () => {
    const shop = await open()
    let nth = 0
    const mails = async (more: Partial<StateWithdrawal>) => {
      nth += 1
      const before = (await shop.letters()).length
      const stated = await shop.state({ id: `w-${nth}`, address: `198.51.${nth}.1`, ...more })
      expect(stated.ok).toBe(true)
      return (await shop.letters()).length - before
    }
    return { ...shop, mails }
  }

  test('are limited per mailbox where no order matches; the statement is stored all the same', async () => {
    const { mails } = await stating()
    const number = '261121-NOTHNG'
    // One to the sender and one to the operator.
    for (let nth = 0; nth < 3; nth += 1) {
      expect(await mails({ number, email: `bob+${nth}@example.test` })).toBe(2)
    }
    expect(await mails({ number, email: 'BOB@example.test' })).toBe(0)
    expect(await mails({ number, email: 'cas@example.test' })).toBe(2)
  })

  test('to a buyer are not silenced by what strangers state with the same address', async () => {
    const { mails } = await stating()
    for (let nth = 0; nth < 9; nth += 1) await mails({ number: '261121-NOTHNG' })
    for (let nth = 0; nth < 3; nth += 1) expect(await mails({})).toBe(1)
    expect(await mails({})).toBe(0)
  })

  test('go to the buyer’s own address, not to one that only looks like it', async () => {
    const shop = await open()
    // The Kelvin sign is a capital k to a database that ignores case.
    const account = await shop.reads.accounts.byId('ann')
    if (!account) throw new Error('she is gone')
    await shop.state({ email: 'ANN@EXAMPLE.TEST' })
    expect((await shop.letters()).map(({ to }) => to)).toEqual([account.email])
  })
})

describe('the receipt of a member’s own withdrawal', () => {
  test('is sent once a day when nothing is left to refund', async () => {
    const shop = await open()
    await shop.use(60)
    const withdrawn = await shop.withdraw()
    expect(withdrawn).toMatchObject({ value: { result: 'spent' } })
    expect(await shop.withdraw({ id: 'withdrawal-2' })).toEqual(withdrawn)
    expect(await shop.letters()).toHaveLength(1)
    shop.pass(DAY)
    expect(await shop.withdraw({ id: 'withdrawal-3' })).toMatchObject({
      value: { id: 'withdrawal-3' },
    })
  })

  test('of unpaid orders is limited to three a day', async () => {
    const shop = await open()
    const results: unknown[] = []
    for (let nth = 0; nth < 4; nth += 1) {
      const order = `unpaid-${nth}`
      await placeOrder(shop, shop.order({ order, payment: `unpaid-pay-${nth}` }))
      const withdrawn = await shop.withdraw({ order, id: `w-${nth}` })
      results.push(withdrawn.ok ? withdrawn.value.result : withdrawn.error)
    }
    const refused = { code: 'withdrawal.too-many', minutes: 24 * 60 }
    expect(results).toEqual(['unpaid', 'unpaid', 'unpaid', refused])
  })

  test('repeats no typed name to an address that nobody confirmed', async () => {
    const shop = await open()
    const account = await shop.reads.accounts.byId('ann')
    if (!account) throw new Error('she is gone')
    const unproven = { ...account, status: 'not_confirmed', confirmedAt: null } as const
    await shop.commit(({ accounts }) => accounts.save(unproven))
    await shop.withdraw({ name: 'URGENT see evil.example' })
    const [letter] = await shop.letters()
    if (!letter) throw new Error('no receipt')
    const { text, html } = render(letter)
    expect(`${text}${html}`).not.toContain('evil.example')
  })
})
