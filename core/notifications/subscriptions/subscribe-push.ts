import type { MemberId } from '../../accounts/account.ts'
import type { Ports } from '../../ports.ts'
import { err, ok, type Result } from '../../shared/result.ts'
import type { NotificationError } from '../errors.ts'
import { MOST_PUSH_SUBSCRIPTIONS, type PushSubscription } from '../pushes.ts'

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

/** Push services of browsers. Endpoints come from clients, so no other host is ever called (SSRF). */
const SERVICES = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  'web.push.apple.com',
  'notify.windows.com',
]

/** Of labels of up to 63 letters, digits and hyphens, none of which begins or ends with a hyphen (RFC 1123). */
const ENDPOINT = /^https:\/\/((?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,})\/[\x21-\x7e]*$/
const LONGEST_NAME = 253

/** Whether an endpoint is a known push service, at a name that can exist, over https on port 443. */
export function isPushEndpoint(endpoint: string): boolean {
  const host = ENDPOINT.exec(endpoint)?.[1]
  if (host === undefined || host.length > LONGEST_NAME) return false
  return SERVICES.some((service) => host === service || host.endsWith(`.${service}`))
}

/** Stores a push subscription; the oldest is replaced when there are too many. */
export async function subscribePush(
  { atomically, pusher, now }: Pick<Ports, 'atomically' | 'pusher' | 'now'>,
  subscription: Omit<PushSubscription, 'addedAt'>,
): Promise<Result<null, NotificationError>> {
  if (!pusher.takes(subscription.endpoint)) return err({ code: 'push.unknown-service' })
  if (!arePushKeys(subscription)) return err({ code: 'push.keys-invalid' })
  return atomically(async ({ accounts, pushSubscriptions }) => {
    // The lock serialises concurrent subscriptions, so the maximum holds.
    await accounts.lock(subscription.member)
    await pushSubscriptions.put({ ...subscription, addedAt: now() })
    const all = await pushSubscriptions.of(subscription.member)
    for (const { endpoint } of all.slice(MOST_PUSH_SUBSCRIPTIONS)) {
      await pushSubscriptions.remove(endpoint)
    }
    return ok(null)
  })
}

/** Removes a push subscription of the member; idempotent. */
export async function unsubscribePush(
  { atomically }: Pick<Ports, 'atomically'>,
  { member, endpoint }: { readonly member: MemberId; readonly endpoint: string },
): Promise<void> {
  await atomically(async ({ pushSubscriptions }) => {
    const own = (await pushSubscriptions.of(member)).some((one) => one.endpoint === endpoint)
    if (own) await pushSubscriptions.remove(endpoint)
    return ok(null)
  })
}
