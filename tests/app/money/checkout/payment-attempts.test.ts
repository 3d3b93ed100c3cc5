import { describe, expect, test } from 'bun:test'
import { attemptsIn, placeOnce } from '#app/money/checkout/payment-attempts.ts'
import type { Order } from '#app/money/credits/queries.ts'
import { refusal } from '#tests/app/refusal.ts'
import { orderIn } from './ordering.ts'

function openTab() {
  const stored = new Map<string, string>()
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  }
  let made = 0
  const id = () => `id-${++made}`
  return { storage, attempts: () => attemptsIn(storage, id) }
}

const SIXTY = { bundle: 'eur-60', method: 'ideal', code: null }

test('the same purchase keeps its ids after a reload', () => {
  const { attempts } = openTab()
  expect(attempts().for(SIXTY)).toEqual({ order: 'id-1', payment: 'id-2' })
  expect(attempts().for(SIXTY)).toEqual({ order: 'id-1', payment: 'id-2' })
})

test('another method, bundle or discount is another purchase', () => {
  const { attempts } = openTab()
  const ids = [
    SIXTY,
    { ...SIXTY, method: 'paypal' },
    { ...SIXTY, bundle: 'eur-25' },
    { ...SIXTY, code: 'TIMEBONUS25' },
  ].map((purpose) => attempts().for(purpose).order)
  expect(new Set(ids).size).toBe(4)
})

test('a retry is a new payment for the same order', () => {
  const { attempts } = openTab()
  const { order } = attempts().for(SIXTY)
  const retry = attempts().for({ order, method: 'paypal' })
  expect(retry.order).toBe(order)
  expect(attempts().for({ order, method: 'paypal' })).toEqual(retry)
})

test('after an order is settled, buying the same again is a new order', () => {
  const { attempts } = openTab()
  const first = attempts().for(SIXTY)
  attempts().for({ order: first.order, method: 'paypal' })
  attempts().settle(first.order)
  expect(attempts().for(SIXTY).order).not.toBe(first.order)
  expect(attempts().for({ order: first.order, method: 'paypal' }).payment).toBe('id-6')
})

test('unknown contents of the storage key are ignored', () => {
  for (const left of ['{', '7', 'null', '{"a":1,"b":{"order":2}}']) {
    const { storage, attempts } = openTab()
    storage.setItem('order-attempts', left)
    expect(attempts().for(SIXTY)).toEqual({ order: 'id-1', payment: 'id-2' })
  }
})

describe('a press of the pay button', () => {
  type Answer = Order['state'] | 'lost' | 'order.id-taken'

  /** Presses once; the calls are answered in turn. */
  async function press(tab: ReturnType<typeof openTab>, ...answers: readonly Answer[]) {
    const called: string[] = []
    const placed = await placeOnce(tab.attempts(), SIXTY, async ({ order: id }) => {
      const answer = answers[called.push(id) - 1] ?? 'lost'
      if (answer === 'lost') throw refusal({ code: 'network' })
      if (answer === 'order.id-taken') throw refusal({ code: answer })
      return orderIn(answer, { id })
    }).catch(() => null)
    return { called, placed: placed?.id ?? null }
  }

  test('after a lost answer finds the order that waits, or was paid', async () => {
    for (const state of ['pending', 'completed'] as const) {
      const tab = openTab()
      expect(await press(tab, 'lost')).toEqual({ called: ['id-1'], placed: null })
      expect(await press(tab, 'lost')).toEqual({ called: ['id-1'], placed: null })
      expect(await press(tab, state)).toEqual({ called: ['id-1'], placed: 'id-1' })
    }
  })

  test.each(['cancelled', 'failed', 'refunded', 'charged-back', 'order.id-taken'] as const)(
    'after a lost answer is a new order where the earlier one is %s',
    async (ended) => {
      const tab = openTab()
      await press(tab, 'lost')
      expect(await press(tab, ended, 'pending')).toEqual({
        called: ['id-1', 'id-3'],
        placed: 'id-3',
      })
      expect(await press(tab, 'pending')).toMatchObject({ called: ['id-3'] })
    },
  )

  test('keeps the new ids where that answer is lost too', async () => {
    const tab = openTab()
    await press(tab, 'lost')
    expect(await press(tab, 'cancelled', 'lost')).toMatchObject({ placed: null })
    expect(await press(tab, 'pending')).toEqual({ called: ['id-3'], placed: 'id-3' })
  })

  test('orders once, even if refused at once', async () => {
    expect(await press(openTab(), 'failed')).toEqual({ called: ['id-1'], placed: 'id-1' })
    expect(await press(openTab(), 'order.id-taken')).toEqual({ called: ['id-1'], placed: null })
  })
})
