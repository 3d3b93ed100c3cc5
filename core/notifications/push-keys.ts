import type { PushSubscription } from './push-subscriptions.ts'

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** The bytes of a base64url text, also in plain base64; `null` if it is none. */
function bytesOf(text: string): readonly number[] | null {
  const bare = text
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/={0,2}$/, '')
  let bits = 0
  let held = 0
  const bytes: number[] = []
  for (const sign of bare) {
    const value = ALPHABET.indexOf(sign)
    if (value < 0) return null
    held = ((held << 6) | value) & 0xffff
    bits += 6
    if (bits < 8) continue
    bits -= 8
    bytes.push((held >> bits) & 0xff)
  }
  return bytes
}

/** The curve P-256 (FIPS 186-5): y² = x³ - 3x + b, modulo a prime. */
const PRIME = 0xffffffff00000001000000000000000000000000ffffffffffffffffffffffffn
const B = 0x5ac635d8aa3a93e7b3ebbd55769886bc651d06b0cc53b0f63bce3c3e27d2604bn

const numberOf = (bytes: readonly number[]): bigint =>
  bytes.reduce((number, byte) => (number << 8n) | BigInt(byte), 0n)

/** An uncompressed point: a 4, x and y. */
function isPoint([form, ...rest]: readonly number[]): boolean {
  if (form !== 4 || rest.length !== 64) return false
  const [x, y] = [numberOf(rest.slice(0, 32)), numberOf(rest.slice(32))]
  return x < PRIME && y < PRIME && (y * y - (x * x * x - 3n * x + B)) % PRIME === 0n
}

/** Whether a push can be sealed with a browser's keys (RFC 8291): a point of P-256, and sixteen bytes. */
export function arePushKeys({ p256dh, auth }: Pick<PushSubscription, 'p256dh' | 'auth'>): boolean {
  const point = bytesOf(p256dh)
  return point !== null && isPoint(point) && bytesOf(auth)?.length === 16
}
