import { createECDH } from 'node:crypto'

const CURVE = 'prime256v1'
/** Length of a private key in bytes. */
const PRIVATE = 32

/** The public key of a VAPID private key; `null` if invalid. */
export function publicKeyOf(privateKey: string): string | null {
  const bytes = Buffer.from(privateKey, 'base64url')
  if (bytes.length !== PRIVATE || bytes.toString('base64url') !== privateKey) return null
  try {
    const pair = createECDH(CURVE)
    pair.setPrivateKey(bytes)
    return pair.getPublicKey('base64url')
  } catch {
    return null
  }
}

/** Generates a private key; `publicKeyOf` derives the public one. */
export function newPrivateKey(): string {
  const pair = createECDH(CURVE)
  pair.generateKeys()
  // Node omits leading zeros; base64url needs the full length.
  return Buffer.from(pair.getPrivateKey('hex').padStart(2 * PRIVATE, '0'), 'hex').toString(
    'base64url',
  )
}
