import { createECDH } from 'node:crypto'

const CURVE = 'prime256v1'
/** A private key is a number of so many bytes. */
const PRIVATE = 32

/** The public half of a VAPID key pair; `null` for what is no private key. */
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

/** A new private key, of which `publicKeyOf` gives the other half. */
export function newPrivateKey(): string {
  const pair = createECDH(CURVE)
  pair.generateKeys()
  // Node leaves out leading zeros; as text it has always the same length.
  return Buffer.from(pair.getPrivateKey('hex').padStart(2 * PRIVATE, '0'), 'hex').toString(
    'base64url',
  )
}
