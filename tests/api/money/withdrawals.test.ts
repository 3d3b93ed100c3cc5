import { describe, expect, test } from 'bun:test'
import { render } from '#adapters/mail/render.ts'
import { writeLetter } from '#core/notifications/letters/write-letter.ts'
import { json, uuid } from '../open-api.ts'
import { ANN, ORDER, openOrders, PAYMENT } from '../open-orders.ts'

async function open() {
  const site = await openOrders()
  await site.place()
  site.provider.decide({ id: PAYMENT }, 'paid')
  const order = await (await site.ann.post(`/api/orders/${ORDER}/refresh`, {})).json()
  const visitor = site.browser()
  const state = async (more: object = {}) =>
    json(
      await visitor.post('/api/withdrawals', {
        id: uuid(60),
        order_number: order.number,
        name: 'Ann',
        email: order.receipt.buyer.email,
        language: 'nl',
        ...more,
      }),
    )
  const withdraw = async (body: object = {}, asker = site.ann) =>
    json(
      await asker.post(`/api/orders/${ORDER}/withdrawal`, {
        id: uuid(60),
        name: 'Ann',
        language: 'nl',
        ...body,
      }),
    )
  /** The newest mail about a withdrawal. */
  async function mail() {
    await site.consume()
    const all = []
    for (const { id, notification } of await site.deliveries()) {
      if (!notification.kind.startsWith('withdrawal') || !('withdrawal' in notification)) continue
      const written = await writeLetter(site, { id, notification }, () => 'https://vonk.test')
      if (written.become === 'letter')
        all.push({ to: written.letter.to, ...render(written.letter) })
    }
    return all
  }
  return { ...site, order, visitor, state, withdraw, mail }
}

const linkIn = (text: string) =>
  /https:\/\/vonk\.test\/withdrawals\/([^?\s]+)/.exec(text)?.[1] ?? ''

describe('POST /api/withdrawals', () => {
  test('gives the same response whether or not an order matches', async () => {
    const { state, order } = await open()
    const { email } = order.receipt.buyer
    const known = await state()
    expect(known).toEqual([
      202,
      { email, order_number: order.number, stated_at: '2026-11-21T12:00:00.000Z' },
    ])
    expect(await state()).toEqual(known)
    expect(await state({ id: uuid(61), email: 'nobody@example.test' })).toEqual([
      202,
      {
        email: 'nobody@example.test',
        order_number: order.number,
        stated_at: '2026-11-21T12:00:00.000Z',
      },
    ])
  })

  test('is confirmed by a mailed link, and the receipt has content, date and time', async () => {
    const { state, mail, visitor, order } = await open()
    await state()
    const [request] = await mail()
    expect(request?.to).toBe(order.receipt.buyer.email)
    expect(request?.subject).toBe('Bevestig je herroeping')
    const reference = linkIn(request?.text ?? '')
    const path = `/api/withdrawals/${reference}`
    expect(await json(await visitor.get(path))).toMatchObject([
      200,
      { order_number: order.number, name: 'Ann', confirmed_at: null, outcome: null },
    ])
    const confirmed = await json(await visitor.post(`${path}/confirm`, {}))
    expect(confirmed).toMatchObject([
      200,
      {
        confirmed_at: '2026-11-21T12:00:00.000Z',
        outcome: { result: 'refunded', credits: 60, used: 0, amount: { currency: 'EUR' } },
      },
    ])
    expect(await json(await visitor.post(`${path}/confirm`, {}))).toEqual(confirmed)
    const receipt = (await mail()).find(({ subject }) => subject.startsWith('Ontvangst'))
    expect(receipt?.text).toContain('Verklaring: Ik herroep mijn aankoop van credits.')
    expect(receipt?.text).toContain(`Bestelling: ${order.number}`)
    expect(receipt?.text).toMatch(/Ontvangen: 21 november 2026 .*13:00/)
    expect(receipt?.text).toContain('Credits al gebruikt: 0')
  })

  test('without a matching order mails so to the sender and to support', async () => {
    const { state, mail } = await open()
    await state({ email: 'nobody@example.test' })
    expect((await mail()).map(({ to, subject }) => [to, subject])).toEqual([
      ['nobody@example.test', 'Geen bestelling gevonden bij je herroeping'],
      ['hulp@vonk.example', expect.stringContaining('Herroeping zonder bestelling')],
    ])
  })

  test('works for members who deleted their account', async () => {
    const site = await open()
    await site.commit(async ({ accounts }) => {
      const account = await accounts.lock(ANN)
      if (account) await accounts.save({ ...account, status: 'deleted', deletedAt: site.now() })
    })
    await site.state()
    const [request] = await site.mail()
    const path = `/api/withdrawals/${linkIn(request?.text ?? '')}/confirm`
    expect(await json(await site.visitor.post(path, {}))).toMatchObject([
      200,
      { outcome: { result: 'refunded' } },
    ])
  })

  test.each([
    [{ name: ' ' }, { code: 'withdrawal.incomplete', part: 'name' }],
    [{ order_number: ' ' }, { code: 'withdrawal.incomplete', part: 'number' }],
    [{ email: 'ann@' }, { code: 'email.invalid' }],
    [{ language: 'xx' }, { code: 'request.invalid' }],
    [{ id: 'one' }, { code: 'request.invalid' }],
  ])('refuses %o', async (more, refusal) => {
    const { state } = await open()
    expect(await state(more)).toMatchObject([422, refusal])
  })

  test('has a rate limit per address', async () => {
    const { state, limits } = await open()
    for (let nth = 0; nth < limits.withdrawals.tries; nth += 1) {
      expect((await state({ id: uuid(100 + nth), email: `${nth}@example.test` }))[0]).toBe(202)
    }
    expect(await state({ id: uuid(99) })).toMatchObject([429, { code: 'withdrawal.too-many' }])
  })

  test('a guessed reference is not found', async () => {
    const { state, visitor } = await open()
    await state()
    const notFound = [404, { code: 'withdrawal.not-found' }] as const
    expect(await json(await visitor.get(`/api/withdrawals/${uuid(60)}_x`))).toEqual(notFound)
    expect(await json(await visitor.post('/api/withdrawals/x/confirm', {}))).toEqual(notFound)
  })
})

describe('POST /api/orders/:id/withdrawal', () => {
  test('withdraws at once, idempotently, and the order says so', async () => {
    const { withdraw, ann } = await open()
    const first = await withdraw()
    expect(first).toMatchObject([201, { outcome: { result: 'refunded', credits: 60 } }])
    expect(await withdraw()).toEqual(first)
    const { reference, stated_at } = Object(first[1])
    expect(await (await ann.get(`/api/orders/${ORDER}`)).json()).toMatchObject({
      state: 'refunded',
      withdrawal: { reference, stated_at },
    })
  })

  test('is for one’s own order only, and needs a name', async () => {
    const { withdraw, bob } = await open()
    expect(await withdraw({}, bob)).toEqual([404, { code: 'withdrawal.not-found' }])
    expect(await withdraw({ name: '' })).toMatchObject([422, { code: 'withdrawal.incomplete' }])
  })
})
