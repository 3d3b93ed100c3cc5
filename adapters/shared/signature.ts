import { type Instant, MINUTE, SECOND } from '#core/shared/time.ts'

/** Maximum age of a webhook, against replay attacks. */
const WINDOW = 5 * MINUTE
const WRITTEN = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/

const keyOf = (secret: string) =>
  crypto.subtle.importKey(
    'raw',
    new TextEncoder().encode(secret),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign', 'verify'],
  )

const signedText = (seconds: number, body: string) => new TextEncoder().encode(`${seconds}.${body}`)

/** Signs a timestamp and body. */
export async function signed(secret: string, body: string, now: Instant): Promise<string> {
  const seconds = Math.floor(now / SECOND)
  const mac = await crypto.subtle.sign('HMAC', await keyOf(secret), signedText(seconds, body))
  const hex = Array.from(new Uint8Array(mac), (byte) => byte.toString(16).padStart(2, '0'))
  return `t=${seconds},v1=${hex.join('')}`
}

/** Verifies a recent signature of this body; in constant time. */
export async function isSignedBy(
  secret: string,
  body: string,
  signature: string,
  now: Instant,
): Promise<boolean> {
  const [, time, hex] = WRITTEN.exec(signature) ?? []
  if (!time || !hex) return false
  const seconds = Number(time)
  if (Math.abs(now - seconds * SECOND) > WINDOW) return false
  const mac = Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
  return crypto.subtle.verify('HMAC', await keyOf(secret), mac, signedText(seconds, body))
}
