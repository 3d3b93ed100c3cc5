import { expect, test } from 'bun:test'
import { chooseNotice, type MemberState } from '#app/notices/choose-notice.ts'
import { firstPurchaseKind } from '#app/notices/first-purchase-kind.ts'
import { routeNameOf } from '#app/notices/route-name.ts'
import { dismissalsIn } from '#app/notices/stored-dismissals.ts'
import { DAY } from '#core/shared/time.ts'

const NOW = Date.UTC(2026, 10, 21, 12)

const settled: MemberState = {
  confirmed: true,
  profileDisabled: false,
  mailTroubles: [],
  mainImage: { id: 'p1' },
  photos: [],
  profile: {
    about: 'Likes long walks.',
    interests: ['walking', 'books', 'cooking'],
    details: { hair: 'brown', eyes: 'green', body: 'slim' },
  },
  signupComplete: false,
  smartphone: false,
  push: 'incapable',
  notificationsDisabled: [],
  installWay: null,
  signedUpAt: NOW - DAY,
  paying: false,
}
const empty = { about: '', interests: [], details: {} }

test('a member without a problem sees no notice', () => {
  expect(chooseNotice(settled, {}, NOW)).toBeNull()
})

test('one notice at a time: email, then profile, then photo', () => {
  const lacking = { ...settled, mainImage: null, profile: empty }
  const unconfirmed = { ...lacking, confirmed: false, profileDisabled: true }
  expect(chooseNotice(unconfirmed, {}, NOW)).toEqual({ kind: 'activation', as: 'alert' })
  expect(chooseNotice(lacking, {}, NOW)).toEqual({
    kind: 'enrich',
    gaps: ['about', 'interests', 'details'],
  })
  const dismissed = { 'hide-enrich-alert': NOW }
  expect(chooseNotice(lacking, dismissed, NOW)).toEqual({ kind: 'photo', state: 'missing' })
})

test('the missing photo notice, which cannot be dismissed, hides no other', () => {
  const missing: MemberState = {
    ...settled,
    mainImage: null,
    profile: empty,
    mailTroubles: ['bounce'],
    push: 'unsubscribed',
    installWay: 'prompt',
  }
  const shown: string[] = []
  const putAway: Record<string, number> = {}
  for (const key of [
    'hide-disabled-notifications-alert',
    'hide-push-notification-alert',
    'hide-install-app-alert',
    'hide-enrich-alert',
  ]) {
    shown.push(chooseNotice(missing, putAway, NOW)?.kind ?? '')
    putAway[key] = NOW
  }
  shown.push(chooseNotice(missing, putAway, NOW)?.kind ?? '')
  expect(shown).toEqual(['mail-trouble', 'push', 'install', 'enrich', 'photo'])
})

test('push comes first, then the app, then the profile', () => {
  const all: MemberState = {
    ...settled,
    profile: empty,
    push: 'unsubscribed',
    installWay: 'prompt',
  }
  expect(chooseNotice(all, {}, NOW)).toEqual({ kind: 'push' })
  const noPush = { 'hide-push-notification-alert': NOW }
  expect(chooseNotice(all, noPush, NOW)).toEqual({ kind: 'install', way: 'prompt' })
  expect(chooseNotice({ ...all, push: 'subscribed' }, {}, NOW)?.kind).toBe('install')
  const neither = { ...noPush, 'hide-install-app-alert': NOW }
  expect(chooseNotice(all, neither, NOW)?.kind).toBe('enrich')
  expect(chooseNotice({ ...all, paying: true }, {}, NOW)).toBeNull()
})

test('right after signup on a smartphone the activation reminder is a modal', () => {
  const facts = { ...settled, confirmed: false, profileDisabled: true }
  const arriving = { ...facts, signupComplete: true, smartphone: true }
  expect(chooseNotice(arriving, {}, NOW)).toEqual({ kind: 'activation', as: 'modal' })
})

test('stopped mails come before other notices, until dismissed', () => {
  const troubled: MemberState = { ...settled, mailTroubles: ['fbl'], profile: empty }
  const unconfirmed = { ...troubled, confirmed: false, profileDisabled: true }
  for (const facts of [troubled, unconfirmed]) {
    expect(chooseNotice(facts, {}, NOW)).toEqual({ kind: 'mail-trouble', trouble: 'fbl' })
  }
  const dismissals = { 'hide-disabled-notifications-alert': NOW - DAY }
  expect(chooseNotice(troubled, dismissals, NOW)).toMatchObject({ kind: 'enrich' })
  expect(chooseNotice({ ...troubled, paying: true }, {}, NOW)).toBeNull()
})

test('a photo in review has its own notice', () => {
  const waiting = { ...settled, mainImage: null, photos: [{ state: 'inspection' as const }] }
  expect(chooseNotice(waiting, {}, NOW)).toEqual({ kind: 'photo', state: 'inspection' })
})

test('photo and profile notices wait for their data', () => {
  const unknown = { ...settled, mainImage: null, photos: undefined, profile: undefined }
  expect(chooseNotice(unknown, {}, NOW)).toBeNull()
})

test('during checkout only the email reminder is shown', () => {
  const paying = { ...settled, mainImage: null, profile: empty, paying: true }
  expect(chooseNotice(paying, {}, NOW)).toBeNull()
  const unconfirmed = { ...paying, confirmed: false, profileDisabled: true }
  expect(chooseNotice(unconfirmed, {}, NOW)).toMatchObject({ kind: 'activation' })
})

test('a dismissed notice returns when the dismissal expires', () => {
  const facts = { ...settled, profile: empty }
  const away = dismissalsIn(JSON.stringify({ 'hide-enrich-alert': NOW }))
  expect(chooseNotice(facts, away, NOW + 29 * DAY)).toBeNull()
  expect(chooseNotice(facts, away, NOW + 31 * DAY)).toMatchObject({ kind: 'enrich' })
})

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
