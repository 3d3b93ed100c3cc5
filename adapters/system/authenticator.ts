import type { Secrets } from '#core/accounts/ports.ts'

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const SECRET_BYTES = 20
const DIGITS = 6

/** One-time codes of RFC 6238 with HMAC-SHA-1, which every authenticator app knows; by Web Crypto, so in browsers too. */
export const authenticator: Pick<Secrets, 'authenticatorSecret' | 'authenticatorCode'> = {
  authenticatorSecret: () => base32Of(crypto.getRandomValues(new Uint8Array(SECRET_BYTES))),
  async authenticatorCode(secret, step) {
    const hash = { name: 'HMAC', hash: 'SHA-1' }
    const key = await crypto.subtle.importKey('raw', bytesOf(secret), hash, false, ['sign'])
    const counter = new DataView(new ArrayBuffer(8))
    counter.setBigUint64(0, BigInt(step))
    const mac = new DataView(await crypto.subtle.sign('HMAC', key, counter))
    const offset = mac.getUint8(mac.byteLength - 1) & 0xf
    const truncated = mac.getUint32(offset) & 0x7fff_ffff
    return String(truncated % 10 ** DIGITS).padStart(DIGITS, '0')
  },
}

/** Base32 (RFC 4648) of a whole number of five-byte groups, which needs no padding. */
function base32Of(bytes: Uint8Array): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('')
  return bits.replace(/.{5}/g, (five) => BASE32.charAt(Number.parseInt(five, 2)))
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const bits = Array.from(text, (letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0'))
  const bytes = bits.join('').match(/.{8}/g) ?? []
  return Uint8Array.from(bytes, (eight) => Number.parseInt(eight, 2))
}
