import { expect, test } from 'bun:test'
import { firstPurchaseKind } from '#app/membership/alerts/first-purchase-kind.ts'
import { routeNameOf } from '#app/membership/alerts/route-name.ts'
import { dismissalsIn } from '#app/membership/alerts/stored-dismissals.ts'

const NOW = Date.UTC(2026, 10, 21, 12)

test('only known dismissals with a time are read', () => {
  expect(dismissalsIn(null)).toEqual({})
  expect(dismissalsIn('[')).toEqual({})
  expect(dismissalsIn('7')).toEqual({})
  const stored = {
    'hide-enrich-alert': NOW,
    'hide-everything': NOW,
    'hide-time-bonus-modal': 'yes',
  }
  expect(dismissalsIn(JSON.stringify(stored))).toEqual({ 'hide-enrich-alert': NOW })
})

test('a route has its name of the spec', () => {
  expect(routeNameOf('/', {})).toBe('index')
  expect(routeNameOf('/members', {})).toBe('members')
  expect(routeNameOf('/members/$id', { id: 'm1' })).toBe('members-id')
  expect(routeNameOf('/members/$id/chat', { id: 'm1' })).toBe('members-id-chat')
  expect(routeNameOf('/likes/m/$id', { id: 'm1' })).toBe('likes-m-id')
  expect(routeNameOf('/credits/$id/{-$paymentmethod}', { id: 'b1' })).toBe('credits-id')
  const method = { id: 'b1', paymentmethod: 'ideal' }
  expect(routeNameOf('/credits/$id/{-$paymentmethod}', method)).toBe('credits-id-paymentmethod')
  expect(routeNameOf('/chats/', {})).toBe('chats')
})

test('a typed code has no banner', () => {
  const facts = (kind: 'time-bonus' | 'welcome' | 'code') => ({
    discount: {
      code: 'X',
      country: null,
      user_id: null,
      expires: null,
      value_percentage: 10,
      value_amount: null,
      currency: null,
      minimum_order_value: 0,
      status: 'active' as const,
      validity: 'once' as const,
      expired: false,
      paymentmethods: [],
      kind,
      price: { until: null, after: null },
      now: '2026-11-21T12:00:00Z',
    },
    remaining: null,
  })
  expect(firstPurchaseKind(facts('time-bonus'))).toEqual({ kind: 'time-bonus' })
  expect(firstPurchaseKind(facts('code'))).toBeNull()
  expect(firstPurchaseKind(null)).toBeNull()
})
