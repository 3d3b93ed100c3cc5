import { describe, expect, test } from 'bun:test'
import { PUSH_KEYS } from '#stories/shared/push-keys.ts'
import { json, openApi, uuid } from '../open-api.ts'

const ANN = uuid(1)
const VISITOR = [403, { code: 'authentication.required', authentication_required: true }] as const

async function withAnn() {
  const site = openApi()
  await site.member(ANN)
  return site
}

describe('push messages', () => {
  const keys = PUSH_KEYS
  const at = (host: string) => ({ endpoint: `https://${host}/send/abc`, keys })

  test('go only to push services of browsers', async () => {
    const { signedIn, reads } = await withAnn()
    const ann = await signedIn(ANN)
    const stored = await ann.post('/api/user.php?push=1', at('fcm.googleapis.com'))
    expect(await json(stored)).toMatchObject([200, { user: { id: ANN } }])
    expect(await reads.pushSubscriptions.of(ANN)).toHaveLength(1)
    for (const host of [
      '169.254.169.254',
      'localhost',
      'fcm.googleapis.com.evil.test',
      'a@evil.test',
    ]) {
      const refused = await ann.post('/api/user.php?push=1', at(host))
      expect(await json(refused)).toEqual([422, { code: 'push.unknown-service' }])
    }
    expect(await reads.pushSubscriptions.of(ANN)).toHaveLength(1)
  })

  test('need keys with which one can be sealed', async () => {
    const { signedIn } = await withAnn()
    const ann = await signedIn(ANN)
    const wrong = { ...at('fcm.googleapis.com'), keys: { ...keys, auth: 'secret' } }
    const refused = await ann.post('/api/user.php?push=1', wrong)
    expect(await json(refused)).toEqual([422, { code: 'push.keys-invalid' }])
  })

  test('end for a removed browser, idempotently, and only its owner can remove it', async () => {
    const { signedIn, member, reads } = await withAnn()
    const ann = await signedIn(ANN)
    await ann.post('/api/user.php?push=1', at('fcm.googleapis.com'))
    const { endpoint } = at('fcm.googleapis.com')
    await member(uuid(2))
    const bo = await signedIn(uuid(2))
    expect(await json(await bo.remove('/api/push-subscription', { endpoint }))).toEqual([
      200,
      { ok: true },
    ])
    expect(await reads.pushSubscriptions.of(ANN)).toHaveLength(1)
    for (let turn = 0; turn < 2; turn += 1) {
      const removed = await ann.remove('/api/push-subscription', { endpoint })
      expect(await json(removed)).toEqual([200, { ok: true }])
      expect(await reads.pushSubscriptions.of(ANN)).toEqual([])
    }
  })

  test('end with the session they were enabled in', async () => {
    const { signedIn, reads } = await withAnn()
    const ann = await signedIn(ANN)
    await ann.post('/api/user.php?push=1', at('fcm.googleapis.com'))
    const [stored] = await reads.pushSubscriptions.of(ANN)
    expect(await reads.sessions.byId(stored?.session ?? '')).not.toBeNull()
    await ann.get('/api/logout.php')
    expect(await reads.sessions.byId(stored?.session ?? '')).toBeNull()
  })

  test('use the public key of the site', async () => {
    const { browser } = await withAnn()
    const [, settings] = await json(await browser().get('/api/settings.php'))
    expect(settings).toMatchObject({ push_public_key: 'BPublicKey' })
  })

  test('need a login', async () => {
    const { browser } = await withAnn()
    const refused = await browser().post('/api/user.php?push=1', at('fcm.googleapis.com'))
    expect(await json(refused)).toEqual(VISITOR)
  })
})
