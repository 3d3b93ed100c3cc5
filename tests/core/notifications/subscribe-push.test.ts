import { describe, expect, test } from 'bun:test'
import { isPushEndpoint, subscribePush } from '#core/notifications/subscribe-push.ts'
import { openWorld } from '#tests/core/world.ts'

describe('where a browser takes push messages', () => {
  test('is noted for the member, and moves with the browser', async () => {
    const world = openWorld()
    await world.member('ann')
    await world.member('bo')
    const endpoint = 'https://fcm.googleapis.com/fcm/send/abc'
    const keys = { endpoint, p256dh: 'p', auth: 'a' }
    expect(await subscribePush(world, { ...keys, member: 'ann' })).toEqual({
      ok: true,
      value: null,
    })
    await subscribePush(world, { ...keys, member: 'bo' })
    expect(await world.reads.pushSubscriptions.of('ann')).toEqual([])
    expect(await world.reads.pushSubscriptions.of('bo')).toEqual([
      { ...keys, member: 'bo', addedAt: world.now() },
    ])
  })

  test.each([
    'https://fcm.googleapis.com/fcm/send/abc',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://web.push.apple.com/abc',
    'https://wns2-am3p.notify.windows.com/w/?token=abc',
  ])('can be %s', (endpoint) => {
    expect(isPushEndpoint(endpoint)).toBe(true)
  })

  test.each([
    'http://fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com:8443/fcm/send/abc',
    'https://fcm.googleapis.com.example.test/abc',
    'https://notfcm.googleapis.com/abc',
    'https://user@fcm.googleapis.com/abc',
    'https://127.0.0.1/abc',
    'fcm.googleapis.com',
  ])('cannot be %s, as no other address is ever called', async (endpoint) => {
    const world = openWorld()
    const subscription = { endpoint, member: 'ann', p256dh: 'p', auth: 'a' }
    expect(await subscribePush(world, subscription)).toEqual({
      ok: false,
      error: { code: 'push.unknown-service' },
    })
    expect(await world.reads.pushSubscriptions.of('ann')).toEqual([])
  })
})
