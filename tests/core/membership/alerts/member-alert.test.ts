import { describe, expect, test } from 'bun:test'
import type { Dismissals } from '#core/membership/alerts/dismissals.ts'
import { type MemberState, memberAlert } from '#core/membership/alerts/member-alert.ts'
import { DAY } from '#core/shared/time.ts'
import { NOW } from '#tests/contracts/sample.ts'

/** Nothing is missing. */
const complete: MemberState = {
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
  route: 'members',
}
const empty = { about: '', interests: [], details: {} }

/** Everything that can be asked is missing. */
const everything: MemberState = {
  ...complete,
  mainImage: null,
  profile: empty,
  mailTroubles: ['bounce'],
  push: 'unsubscribed',
  installWay: 'prompt',
}
const unconfirmed = {
  ...everything,
  mailTroubles: [],
  confirmed: false,
  profileDisabled: true,
} as const

const kindOf = (state: MemberState, dismissals: Dismissals = {}) =>
  memberAlert(state, dismissals, NOW)?.kind ?? null

describe('a page asks one thing', () => {
  test('and nothing of a member without a problem', () => {
    expect(kindOf(complete)).toBeNull()
  })

  test('the unconfirmed email before all others', () => {
    expect(memberAlert(unconfirmed, {}, NOW)).toEqual({ kind: 'activation', as: 'line' })
  })

  test('then stopped mails, the photo, push, the app and the profile, one a day as each is dismissed', () => {
    const asked: (string | null)[] = []
    let dismissals: Dismissals = {}
    let now = NOW
    for (const key of [
      'hide-disabled-notifications-alert',
      'hide-profile-photo-alert',
      'hide-push-notification-alert',
      'hide-install-app-alert',
      'hide-enrich-alert',
    ] as const) {
      asked.push(memberAlert(everything, dismissals, now)?.kind ?? null)
      dismissals = { ...dismissals, [key]: now }
      now += DAY
    }
    expect(asked).toEqual(['mail-trouble', 'photo', 'push', 'install', 'enrich'])
    expect(memberAlert(everything, dismissals, now)).toBeNull()
    expect(memberAlert(everything, dismissals, NOW + 15 * DAY)).toEqual({
      kind: 'photo',
      state: 'missing',
    })
  })

  test('and nothing more for a day once that is dismissed, but tells of stopped mails and a photo in review', () => {
    const dismissals = { 'hide-profile-photo-alert': NOW - DAY + 1 }
    const asking = { ...everything, mailTroubles: [] }
    expect(kindOf(asking, dismissals)).toBeNull()
    expect(memberAlert(asking, dismissals, NOW + 1)).toEqual({ kind: 'push' })
    expect(kindOf(everything, dismissals)).toBe('mail-trouble')
    const photos = [{ state: 'inspection' as const }]
    expect(kindOf({ ...asking, photos }, dismissals)).toBe('photo')
  })

  test('what the profile lacks is named', () => {
    expect(memberAlert({ ...complete, profile: empty }, {}, NOW)).toEqual({
      kind: 'enrich',
      gaps: ['about', 'interests', 'details'],
    })
  })

  test('who came in today is not asked to tell more: they look around first', () => {
    const arrived = { ...complete, profile: empty, signedUpAt: NOW - DAY + 1 }
    expect(memberAlert(arrived, {}, NOW)).toBeNull()
  })

  test('a photo in review asks nothing: all others come first', () => {
    const waiting = { ...complete, mainImage: null, photos: [{ state: 'inspection' as const }] }
    expect(memberAlert(waiting, {}, NOW)).toEqual({ kind: 'photo', state: 'inspection' })
    expect(kindOf({ ...waiting, profile: empty })).toBe('enrich')
    expect(kindOf({ ...waiting, push: 'unsubscribed' })).toBe('push')
  })

  test('nothing is asked that would give way once photos or profile are loaded', () => {
    const unknown = { ...everything, mailTroubles: [], photos: undefined }
    expect(kindOf(unknown)).toBeNull()
    expect(kindOf({ ...complete, profile: undefined })).toBeNull()
  })
})

describe('the unconfirmed email', () => {
  test('is a modal right after a signup on a smartphone', () => {
    const arriving = { ...unconfirmed, signupComplete: true, smartphone: true }
    expect(memberAlert(arriving, {}, NOW)).toEqual({ kind: 'activation', as: 'modal' })
  })

  test.each([
    'members',
    'signup-matches',
    'likes',
    'members-id',
    'profile',
    'swipe-game',
    'credits',
  ])('is told on %s', (route) => {
    expect(kindOf({ ...unconfirmed, route })).toBe('activation')
  })

  test.each(['complete-signup', 'notifications', 'notifications-log-in', 'pricing'])(
    'is not told a second time on %s, which speaks of it, and nothing else is asked',
    (route) => {
      expect(kindOf({ ...unconfirmed, route })).toBeNull()
    },
  )

  test('gives way to bouncing mails, whose address may be wrong', () => {
    expect(kindOf({ ...unconfirmed, mailTroubles: ['bounce'] })).toBe('mail-trouble')
  })
})

test.each([
  'credits-id',
  'directdebit',
  'premium',
  'pricing',
  'transactions-id',
  'withdraw',
  'reports-reference',
  'complaints',
  'lang-config',
  'members-id',
  'profile',
  'notifications',
  'match-finder',
  'swipe-game',
])('nothing else is asked on %s', (route) => {
  expect(kindOf({ ...everything, route })).toBeNull()
})
