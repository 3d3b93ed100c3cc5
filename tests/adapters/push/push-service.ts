import { createDecipheriv, createECDH, createPublicKey, hkdfSync, verify } from 'node:crypto'
import type { ShownPush } from '#core/notifications/pushes.ts'

type Arrived = {
  readonly path: string
  readonly headers: Headers
  readonly body: Uint8Array
}

/** A push service on loopback. It stores pushes; `answer` sets its status, 201 by default. */
export function openPushService() {
  const taken: Arrived[] = []
  const service = {
    answer: (): Response | Promise<Response> => new Response(null, { status: 201 }),
  }
  const server = Bun.serve({
    port: 0,
    hostname: '127.0.0.1',
    async fetch(request) {
      const body = new Uint8Array(await request.arrayBuffer())
      taken.push({ path: new URL(request.url).pathname, headers: request.headers, body })
      return service.answer()
    },
  })
  return Object.assign(service, {
    origin: `http://127.0.0.1:${server.port}`,
    taken: taken as readonly Arrived[],
    close: () => server.stop(true),
  })
}

/** A browser with its own keys, subscribed at a push service, that can decrypt pushes. */
export function openBrowser(origin: string) {
  const keys = createECDH('prime256v1')
  keys.generateKeys()
  const auth = crypto.getRandomValues(new Uint8Array(16))
  const open = (sealed: Uint8Array): ShownPush => JSON.parse(unsealed(sealed, keys, auth))
  return {
    endpoint: `${origin}/push/${crypto.randomUUID()}`,
    p256dh: keys.getPublicKey('base64url'),
    auth: Buffer.from(auth).toString('base64url'),
    open,
  }
}

/** RFC 8291: decrypts content encrypted with a browser's public key. */
function unsealed(
  sealed: Uint8Array,
  keys: ReturnType<typeof createECDH>,
  auth: Uint8Array,
): string {
  const bytes = Buffer.from(sealed)
  const salt = bytes.subarray(0, 16)
  const length = bytes.readUInt8(20)
  const sender = bytes.subarray(21, 21 + length)
  const content = bytes.subarray(21 + length)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), sender])
  const shared = hkdfSync('sha256', keys.computeSecret(sender), auth, info, 32)
  const from = (name: string, size: number) =>
    Buffer.from(hkdfSync('sha256', Buffer.from(shared), salt, `Content-Encoding: ${name}\0`, size))
  const decipher = createDecipheriv('aes-128-gcm', from('aes128gcm', 16), from('nonce', 12))
  decipher.setAuthTag(content.subarray(-16))
  const padded = Buffer.concat([decipher.update(content.subarray(0, -16)), decipher.final()])
  // The last record ends with a two, followed by zeros as padding.
  return padded.subarray(0, padded.lastIndexOf(2)).toString()
}

/** RFC 8292: the sender's claims, if signed by the key in the header. */
export function vouched(headers: Headers): Record<string, unknown> {
  const [, token = '', key = ''] =
    /^vapid t=([^,]+), k=(.+)$/.exec(headers.get('authorization') ?? '') ?? []
  const [head = '', claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(key, 'base64url')
  const publicKey = createPublicKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  })
  const signed = Buffer.from(`${head}.${claims}`)
  const valid = verify(
    'sha256',
    signed,
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  return { ...JSON.parse(Buffer.from(claims, 'base64url').toString()), key, valid }
}
