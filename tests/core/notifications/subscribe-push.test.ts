import { describe, expect, test } from 'bun:test'
import { createECDH, randomBytes } from 'node:crypto'
import { MOST_PUSH_SUBSCRIPTIONS } from '#core/notifications/pushes.ts'
import {
  arePushKeys,
  isPushEndpoint,
  subscribePush,
  unsubscribePush,
} from '#core/notifications/subscriptions/subscribe-push.ts'
import { SECOND } from '#core/shared/time.ts'
import { PUSH_KEYS } from '#stories/shared/push-keys.ts'
import { openWorld } from '#tests/core/world.ts'

const KEYS = { ...PUSH_KEYS, session: 's', site: 'vonk' }
const at = (name: string) => `https://fcm.googleapis.com/fcm/send/${name}`

describe('a push subscription', () => {
  test('is stored for the member, and moves with the browser', async () => {
    const world = openWorld()
    await world.member('ann')
    await world.member('bo')
    const browser = { ...KEYS, endpoint: at('abc') }
    expect(await subscribePush(world, { ...browser, member: 'ann' })).toEqual({
      ok: true,
      value: null,
    })
    await subscribePush(world, { ...browser, member: 'bo' })
    expect(await world.reads.pushSubscriptions.of('ann')).toEqual([])
    expect(await world.reads.pushSubscriptions.of('bo')).toEqual([
      { ...browser, member: 'bo', addedAt: world.now() },
    ])
  })

  test('is limited to ten per member, replacing the oldest', async () => {
    const world = openWorld()
    await world.member('ann')
    for (let n = 0; n <= MOST_PUSH_SUBSCRIPTIONS; n += 1) {
      await subscribePush(world, { ...KEYS, member: 'ann', endpoint: at(`${n}`) })
      world.pass(SECOND)
    }
    const stored = await world.reads.pushSubscriptions.of('ann')
    expect(stored.map(({ endpoint }) => endpoint)).toEqual(
      [10, 9, 8, 7, 6, 5, 4, 3, 2, 1].map((n) => at(`${n}`)),
    )
  })

  test('is removed by its member only, idempotently', async () => {
    const world = openWorld()
    await world.member('ann')
    await subscribePush(world, { ...KEYS, member: 'ann', endpoint: at('abc') })
    await unsubscribePush(world, { member: 'bo', endpoint: at('abc') })
    expect(await world.reads.pushSubscriptions.of('ann')).toHaveLength(1)
    for (let turn = 0; turn < 2; turn += 1) {
      await unsubscribePush(world, { member: 'ann', endpoint: at('abc') })
      expect(await world.reads.pushSubscriptions.of('ann')).toEqual([])
    }
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
    'https://.fcm.googleapis.com/abc',
    'https://-.fcm.googleapis.com/abc',
    'https://a..fcm.googleapis.com/abc',
    `https://${'a'.repeat(64)}.fcm.googleapis.com/abc`,
    `https://${'a.'.repeat(120)}fcm.googleapis.com/abc`,
    'https://fcm.googleapis.com/a b',
    'fcm.googleapis.com',
  ])('cannot be %s: other addresses are never called', async (endpoint) => {
    const world = openWorld()
    expect(await subscribePush(world, { ...KEYS, endpoint, member: 'ann' })).toEqual({
      ok: false,
      error: { code: 'push.unknown-service' },
    })
    expect(await world.reads.pushSubscriptions.of('ann')).toEqual([])
  })
})

describe('the keys of a browser', () => {
  const bytes = (text: string) => Buffer.from(text, 'base64url')
  const point = bytes(PUSH_KEYS.p256dh)
  const moved = Buffer.from(point)
  moved.writeUInt8(point.readUInt8(64) ^ 1, 64)

  test('are those of any browser', () => {
    for (let nth = 0; nth < 50; nth += 1) {
      const keys = createECDH('prime256v1')
      keys.generateKeys()
      for (const form of ['base64', 'base64url'] as const)
        expect(
          arePushKeys({
            p256dh: keys.getPublicKey(form),
            auth: randomBytes(16).toString(form),
          }),
        ).toBe(true)
    }
  })

  test.each([
    ['a point that is not on the curve', { p256dh: moved.toString('base64url') }],
    [
      'a point of zeros',
      { p256dh: Buffer.concat([Buffer.of(4), Buffer.alloc(64)]).toString('base64url') },
    ],
    [
      'a compressed point',
      { p256dh: Buffer.concat([Buffer.of(3), point.subarray(1, 33)]).toString('base64url') },
    ],
    ['half a point', { p256dh: point.subarray(0, 64).toString('base64url') }],
    ['a point and more', { p256dh: Buffer.concat([point, point]).toString('base64url') }],
    ['no base64', { p256dh: '!'.repeat(87) }],
    ['nothing', { p256dh: '' }],
    ['a short secret', { auth: bytes(PUSH_KEYS.auth).subarray(1).toString('base64url') }],
    ['a long secret', { auth: Buffer.alloc(17).toString('base64url') }],
    ['no secret', { auth: '' }],
  ])('cannot be %s: such a subscription is not stored', async (_, wrong) => {
    const world = openWorld()
    await world.member('ann')
    const asked = { ...KEYS, ...wrong, endpoint: at('abc'), member: 'ann' }
    expect(await subscribePush(world, asked)).toEqual({
      ok: false,
      error: { code: 'push.keys-invalid' },
    })
    expect(await world.reads.pushSubscriptions.of('ann')).toEqual([])
  })
})
