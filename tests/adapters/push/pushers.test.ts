import { afterAll, beforeEach, describe, expect, test } from 'bun:test'
import { memoryPusher } from '#adapters/push/memory-pusher.ts'
import { newPrivateKey, publicKeyOf } from '#adapters/push/vapid.ts'
import { webPush } from '#adapters/push/web-push.ts'
import { pusherContract, pushOf } from '#tests/contracts/pusher.contract.ts'
import { openBrowser, openPushService, vouched } from './push-service.ts'

const privateKey = newPrivateKey()
const publicKey = publicKeyOf(privateKey) ?? ''
const settings = { publicKey, privateKey, subject: 'mailto:help@vonk.example', loopback: true }

pusherContract('memory', async () => {
  const pusher = memoryPusher('BPublicKey')
  const browser = openBrowser('https://fcm.googleapis.com')
  return { pusher, browser, arrived: () => pusher.pushed, close: () => undefined }
})

pusherContract('the Web Push protocol', async () => {
  const service = openPushService()
  const browser = openBrowser(service.origin)
  return {
    pusher: webPush(settings),
    browser,
    arrived: () => service.taken.map(({ body }) => browser.open(body)),
    close: service.close,
  }
})

describe('a push over the Web Push protocol', () => {
  const service = openPushService()
  const pusher = webPush(settings)
  const browser = openBrowser(service.origin)
  const answering = (status: number, headers: Record<string, string> = {}) => {
    service.answer = () => new Response(null, { status, headers })
  }
  beforeEach(() => answering(201))
  afterAll(() => service.close())

  test('has a signed sender', async () => {
    await pusher.push(browser, pushOf())
    const { aud, sub, exp, key, valid } = vouched(service.taken.at(-1)?.headers ?? new Headers())
    expect([aud, sub, key, valid]).toEqual([service.origin, settings.subject, publicKey, true])
    expect(Number(exp) * 1000).toBeLessThanOrEqual(Date.now() + 24 * 3_600_000)
  })

  test('is encrypted, so that the push service cannot read it', async () => {
    await pusher.push(browser, pushOf({ from: 'Somebody' }))
    const { body, headers } = service.taken.at(-1) ?? { body: new Uint8Array(), headers: null }
    expect(Buffer.from(body).toString('latin1')).not.toContain('Somebody')
    expect(headers?.get('content-encoding')).toBe('aes128gcm')
  })

  test('replaces an earlier one about the same, and expires after a day', async () => {
    const topicOf = async (path: string) => {
      await pusher.push(browser, pushOf({ path }))
      const headers = service.taken.at(-1)?.headers
      expect([headers?.get('ttl'), headers?.get('urgency')]).toEqual(['86400', 'high'])
      return headers?.get('topic')
    }
    const first = await topicOf('/chats/a')
    expect(first).toMatch(/^[\w-]{32}$/)
    expect(await topicOf('/chats/a')).toBe(first ?? '')
    expect(await topicOf('/chats/b')).not.toBe(first ?? '')
  })

  test.each([404, 410])('reports a gone subscription for status %d', async (status) => {
    answering(status)
    expect(await pusher.push(browser, pushOf())).toBe('gone')
  })

  test.each([400, 403, 413, 429, 500, 503])(
    'throws for status %d, so that it is retried, without an address in the error',
    async (status) => {
      answering(status)
      await expect(pusher.push(browser, pushOf())).rejects.toThrow(
        `the push service answered ${status}`,
      )
    },
  )

  test('follows no redirects', async () => {
    const otherService = openPushService()
    answering(307, { location: `${otherService.origin}/inside` })
    await expect(pusher.push(browser, pushOf())).rejects.toThrow('answered 307')
    expect(otherService.taken).toEqual([])
    otherService.close()
  })

  test('reports a gone subscription for invalid keys', async () => {
    const before = service.taken.length
    for (const keys of [{ p256dh: 'short' }, { auth: 'a' }, { p256dh: 'B'.repeat(87) }]) {
      expect(await pusher.push({ ...browser, ...keys }, pushOf())).toBe('gone')
    }
    expect(service.taken).toHaveLength(before)
  })

  test('calls nothing on this machine except in the demo', async () => {
    const before = service.taken.length
    const strict = webPush({ ...settings, loopback: false })
    expect(strict.takes(browser.endpoint)).toBe(false)
    expect(await strict.push(browser, pushOf())).toBe('gone')
    expect(service.taken).toHaveLength(before)
    expect(pusher.takes('http://127.0.0.1.example.test/')).toBe(false)
  })

  test('is never sent with an invalid key pair or sender', () => {
    expect(() => webPush({ ...settings, privateKey: 'short' })).toThrow()
    expect(() => webPush({ ...settings, subject: 'help' })).toThrow()
  })
})

describe('a push key', () => {
  test('has one public key', () => {
    expect(publicKeyOf(privateKey)).toMatch(/^B[\w-]{86}$/)
    expect(publicKeyOf(newPrivateKey())).not.toBe(publicKey)
  })

  test.each(['', 'short', 'A'.repeat(43), `${'_'.repeat(42)}8`, `${privateKey}=`])(
    'is not %p',
    (text) => {
      expect(publicKeyOf(text)).toBeNull()
    },
  )
})
