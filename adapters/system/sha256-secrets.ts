import type { Secrets } from '#core/accounts/secrets.ts'

const base64url = (hasher: Bun.CryptoHasher) => hasher.digest('base64url')

/**
 * Secrets of 256 random bits are too random to guess, so one quick SHA-256 keeps them well. What is short is
 * keyed with the install's own secret besides.
 */
export const sha256Secrets = (key: string): Secrets => ({
  token: () => Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('base64url'),
  hash: (text) => base64url(new Bun.CryptoHasher('sha256').update(text)),
  code: () => {
    const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1))
    return String(drawn % 1_000_000).padStart(6, '0')
  },
  fingerprint: (text) => base64url(new Bun.CryptoHasher('sha256', key).update(text)),
})
