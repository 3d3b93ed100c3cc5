import { expect, test } from 'bun:test'
import { tryKeys } from '#core/accounts/rate-limit.ts'
import { LIMITS } from '#core/limits.ts'
import { placeOrder } from '#core/money/checkout/place-order.ts'
import { lookUpCode } from '#core/money/discounts/look-up-code.ts'
import { quoteOrder } from '#core/money/orders/quote.ts'
import { MINUTE } from '#core/shared/time.ts'
import { tenOff } from '#stories/shared/ten-off.ts'
import { openShop } from '#tests/core/money/checkout/till.ts'

async function shopWithCodes() {
  const shop = await openShop()
  await shop.member('bob')
  const spring = tenOff('SPRING')
  await shop.commit(async ({ discounts }) => {
    await discounts.add(spring)
    await discounts.add({ ...spring, code: 'FORBOB', member: 'bob' })
    await discounts.add({ ...spring, code: 'OVER', status: 'off' })
  })
  const look = async (code: string, member = 'ann') => {
    const found = await lookUpCode(shop, { member, code, site: shop.site })
    return found.ok ? found.value.percentage : found.error
  }
  const guessAll = async () => {
    for (let guess = 0; guess < LIMITS.codes.tries; guess += 1) await look(`GUESS-${guess}`)
  }
  return { ...shop, look, guessAll }
}

const BLOCKED = { code: 'tries.too-many', minutes: 60 } as const

test('after too many wrong codes no code is checked for an hour', async () => {
  const { look, guessAll, pass } = await shopWithCodes()
  await guessAll()
  expect(await look('SPRING')).toEqual(BLOCKED)
  pass(59 * MINUTE)
  expect(await look('SPRING')).toEqual({ ...BLOCKED, minutes: 1 })
  pass(MINUTE)
  expect(await look('SPRING')).toBe(10)
})

test('the limit holds under a hundred concurrent guesses', async () => {
  const { look } = await shopWithCodes()
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, guess) => look(`GUESS-${guess}`)),
  )
  const blocked = answers.filter((answer) => Bun.deepEquals(answer, BLOCKED))
  expect(answers.length - blocked.length).toBe(LIMITS.codes.tries)
})

test('quotes and orders share the limit', async () => {
  const { guessAll, order, ...shop } = await shopWithCodes()
  await guessAll()
  const command = { ...order({ code: 'SPRING' }), country: 'NL' as const }
  expect(await quoteOrder(shop, command)).toEqual({ ok: false, error: BLOCKED })
  expect(await placeOrder(shop, command)).toEqual({ ok: false, error: BLOCKED })

  const without = { ...command, code: null }
  expect(await quoteOrder(shop, without)).toMatchObject({ ok: true })
  expect(await placeOrder(shop, without)).toMatchObject({ ok: true })
})

test('another member’s code and a disabled one count as guesses', async () => {
  const { look } = await shopWithCodes()
  for (let guess = 0; guess < LIMITS.codes.tries / 2; guess += 1) {
    expect(await look('FORBOB')).toEqual({ code: 'discount.not-found' })
    expect(await look('OVER')).toEqual({ code: 'discount.not-found' })
  }
  expect(await look('SPRING')).toEqual(BLOCKED)
  expect(await look('FORBOB', 'bob')).toBe(10)
})

test('existing codes, and the two public ones, do not count', async () => {
  const { look } = await shopWithCodes()
  for (let turn = 0; turn <= LIMITS.codes.tries; turn += 1) {
    expect(await look('spring')).toBe(10)
    expect(await look('TIMEBONUS25')).toBe(25)
  }
})

test('a code is known however it was pasted, and is no guess', async () => {
  const { look, reads, secrets } = await shopWithCodes()
  for (const typed of ['\u202aSPRING\u202c', 'spr\u200bing', '\u00a0SPRING\ufeff'])
    expect(await look(typed)).toBe(10)
  expect(await look('WELCOME\u00ad25')).toBe(25)
  expect(await reads.attempts.since(tryKeys(secrets).codes('ann'), 0)).toEqual([])
})
