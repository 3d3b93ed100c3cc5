import { describe, expect, test } from 'bun:test'
import {
  activationReminder,
  disabledNotificationsAlert,
  enrichAlert,
  profilePhotoAlert,
} from '#core/membership/alerts/alerts.ts'
import {
  showsTimeBonusModal,
  TIME_BONUS_MODAL_DELAY,
  topBanner,
} from '#core/membership/alerts/bonus-alerts.ts'
import {
  DISMISSALS,
  type DismissalKey,
  dismiss,
  isDismissed,
} from '#core/membership/alerts/dismissals.ts'
import { inMembersArea } from '#core/membership/alerts/entry-warning.ts'
import {
  LIKE_POPUP_PARAMETER,
  likePopupDelay,
  offersInstall,
  showsPushPrompt,
} from '#core/membership/alerts/prompts.ts'
import { DAY } from '#core/shared/time.ts'
import { NOW, sampleProfile } from '#tests/contracts/sample.ts'

describe('a dismissed alert', () => {
  test.each([
    ['hide-profile-photo-alert', 14],
    ['hide-enrich-alert', 30],
    ['hide-push-notification-alert', 14],
    ['hide-disabled-notifications-alert', 30],
    ['hide-install-app-alert', 90],
  ] as const)('%s is hidden for %d days', (key, days) => {
    const put = dismiss({}, key, NOW)
    expect(isDismissed({}, key, NOW)).toBe(false)
    expect(isDismissed(put, key, NOW + days * DAY - 1)).toBe(true)
    expect(isDismissed(put, key, NOW + days * DAY)).toBe(false)
  })

  test('is hidden forever if it is shown once', () => {
    for (const key of ['hide-time-bonus-modal', 'hide-site-entry-warning'] as const) {
      expect(isDismissed(dismiss({}, key, NOW), key, NOW + 9999 * DAY)).toBe(true)
    }
  })

  test('leaves the others', () => {
    const keys = Object.keys(DISMISSALS) as DismissalKey[]
    const put = dismiss(dismiss({}, 'hide-enrich-alert', NOW), 'hide-time-bonus-modal', NOW)
    expect(keys.filter((key) => isDismissed(put, key, NOW))).toEqual([
      'hide-enrich-alert',
      'hide-time-bonus-modal',
    ])
  })
})

describe('the activation reminder', () => {
  const newcomer = {
    confirmed: false,
    profileDisabled: true,
    mailTroubles: [],
    signupComplete: false,
    smartphone: false,
  } as const

  test('is a line, and a modal right after signup on a smartphone', () => {
    expect(activationReminder(newcomer)).toBe('line')
    expect(activationReminder({ ...newcomer, signupComplete: true })).toBe('line')
    expect(activationReminder({ ...newcomer, smartphone: true })).toBe('line')
    const both = { ...newcomer, signupComplete: true, smartphone: true }
    expect(activationReminder(both)).toBe('modal')
  })

  test('is not shown to confirmed members, or with undeliverable mails', () => {
    expect(activationReminder({ ...newcomer, confirmed: true })).toBeNull()
    expect(activationReminder({ ...newcomer, profileDisabled: false })).toBeNull()
    expect(activationReminder({ ...newcomer, mailTroubles: ['bounce'] })).toBeNull()
  })
})

describe('profile alerts', () => {
  test('ask for a profile photo, or say that one is in review', () => {
    const of = (...photos: Parameters<typeof profilePhotoAlert>[1] & object) =>
      profilePhotoAlert(null, photos, {}, NOW)
    expect(of()).toBe('missing')
    expect(of({ state: 'refused' })).toBe('missing')
    expect(of({ state: 'refused' }, { state: 'inspection' })).toBe('inspection')
    expect(profilePhotoAlert(null, undefined, {}, NOW)).toBe('unknown')
    expect(profilePhotoAlert('photo', undefined, {}, NOW)).toBeNull()
  })

  test('ask no more for a photo once dismissed, and say of one that it is in review', () => {
    const put = { 'hide-profile-photo-alert': NOW }
    expect(profilePhotoAlert(null, [], put, NOW)).toBeNull()
    expect(profilePhotoAlert(null, [{ state: 'inspection' }], put, NOW)).toBe('inspection')
  })

  test('ask for missing profile fields', () => {
    const empty = sampleProfile({ about: ' ', interests: ['sea'], details: {} })
    expect(enrichAlert(empty, {}, NOW)).toEqual(['about', 'interests', 'details'])
    expect(enrichAlert(empty, { 'hide-enrich-alert': NOW }, NOW)).toEqual([])
    const full = sampleProfile({
      about: 'Hoi',
      interests: ['sea', 'chess', 'bread'],
      details: { hair: 'red', eyes: 'blue', reason: 'love' },
    })
    expect(enrichAlert(full, {}, NOW)).toEqual([])
  })

  test('explain stopped mails, the most serious reason first', () => {
    expect(disabledNotificationsAlert([], {}, NOW)).toBeNull()
    expect(disabledNotificationsAlert(['listunsubscribe', 'fbl'], {}, NOW)).toBe('fbl')
    expect(disabledNotificationsAlert(['fbl', 'bounce'], {}, NOW)).toBe('bounce')
    const put = { 'hide-disabled-notifications-alert': NOW }
    expect(disabledNotificationsAlert(['bounce'], put, NOW)).toBeNull()
  })

  test('offer push where it is still possible', () => {
    const asks = (push: Parameters<typeof showsPushPrompt>[0]['push'], loggedIn = true) =>
      showsPushPrompt({ loggedIn, push, notificationsDisabled: [] }, {}, NOW)
    expect(asks('unsubscribed')).toBe(true)
    expect(asks('unsubscribed', false)).toBe(false)
    expect(asks('incapable')).toBe(false)
    expect(asks('subscribed')).toBe(false)
    expect(asks('denied')).toBe(false)
    const put = { 'hide-push-notification-alert': NOW }
    const able = { loggedIn: true, push: 'unsubscribed', notificationsDisabled: [] } as const
    expect(showsPushPrompt(able, put, NOW)).toBe(false)
  })
})

describe('the install alert', () => {
  const settledIn = { way: 'prompt', signedUpAt: NOW - DAY } as const

  test('is shown to returning visitors where the app can be installed', () => {
    expect(offersInstall(settledIn, {}, NOW)).toBe(true)
    expect(offersInstall({ ...settledIn, way: 'written' }, {}, NOW)).toBe(true)
    expect(offersInstall({ ...settledIn, way: null }, {}, NOW)).toBe(false)
    expect(offersInstall({ ...settledIn, signedUpAt: NOW - DAY + 1 }, {}, NOW)).toBe(false)
  })

  test('stays hidden for a while after it was dismissed', () => {
    expect(offersInstall(settledIn, { 'hide-install-app-alert': NOW - DAY }, NOW)).toBe(false)
  })
})

describe('bonus alerts', () => {
  const bonus = { kind: 'time-bonus' } as const
  const stand = { discount: bonus, route: 'members', credits: 0, inAreaFor: 40_000 }

  test('the members area is six routes of the spec, and the tabs of one', () => {
    const routes = ['members', 'members-id', 'chats', 'likes', 'likes-m-id', 'premium']
    expect([...routes, 'likes-type'].every(inMembersArea)).toBe(true)
    expect(['index', 'chats-id', 'credits'].some(inMembersArea)).toBe(false)
  })

  test('the banner counts down the time bonus in the members area, the welcome discount anywhere', () => {
    expect(topBanner({ discount: bonus, route: 'chats' })).toBe('time-bonus')
    expect(topBanner({ discount: bonus, route: 'profile' })).toBeNull()
    expect(topBanner({ discount: { kind: 'welcome' }, route: 'profile' })).toBe('welcome')
    expect(topBanner({ discount: null, route: 'chats' })).toBeNull()
    // The prices page has its own countdown.
    expect(topBanner({ discount: { kind: 'welcome' }, route: 'credits' })).toBeNull()
  })

  test('the modal opens after 40 seconds in the members area, for members without credits', () => {
    expect(TIME_BONUS_MODAL_DELAY).toBe(40_000)
    expect(showsTimeBonusModal(stand, {}, NOW)).toBe(true)
    expect(showsTimeBonusModal({ ...stand, inAreaFor: 39_999 }, {}, NOW)).toBe(false)
    expect(showsTimeBonusModal({ ...stand, credits: 1 }, {}, NOW)).toBe(false)
    expect(showsTimeBonusModal({ ...stand, route: 'credits' }, {}, NOW)).toBe(false)
    expect(showsTimeBonusModal({ ...stand, route: 'members-id' }, {}, NOW)).toBe(false)
    expect(showsTimeBonusModal({ ...stand, discount: null }, {}, NOW)).toBe(false)
    expect(showsTimeBonusModal({ ...stand, discount: { kind: 'welcome' } }, {}, NOW)).toBe(false)
    expect(showsTimeBonusModal(stand, { 'hide-time-bonus-modal': NOW }, NOW)).toBe(false)
  })
})

describe('the like popup', () => {
  test('opens after the seconds in the URL', () => {
    expect(LIKE_POPUP_PARAMETER).toBe('t')
    expect(likePopupDelay('5')).toBe(5000)
    expect(likePopupDelay('0')).toBe(0)
  })

  test.each([null, '', '-1', '1.5', '4000', '99999', 'soon'])('never opens for %p', (t) => {
    expect(likePopupDelay(t)).toBeNull()
  })
})
