import { expect, test } from 'bun:test'
import { attemptsIn } from '#app/checkout/payment-attempts.ts'

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
