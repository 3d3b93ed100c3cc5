import { createCipheriv, createDecipheriv, hkdfSync } from 'node:crypto'
import type { Secrets } from '#core/accounts/ports.ts'
import { authenticator } from './authenticator.ts'

const base64url = (hasher: Bun.CryptoHasher) => hasher.digest('base64url')

const CIPHER = 'aes-256-gcm'
const NONCE = 12
const TAG = 16

/**
 * Secrets of 256 random bits need only one SHA-256. Short values use an HMAC with the install's secret, and sealed
 * values a key derived from it.
 */
export function sha256Secrets(key: string): Secrets {
  const sealing = new Uint8Array(hkdfSync('sha256', key, '', 'vonk sealed texts', 32))
  return {
    ...authenticator,
    token: () => Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('base64url'),
    hash: (text) => base64url(new Bun.CryptoHasher('sha256').update(text)),
    code: () => {
      const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1))
      return String(drawn % 1_000_000).padStart(6, '0')
    },
    fingerprint: (text) => base64url(new Bun.CryptoHasher('sha256', key).update(text)),
    seal(text) {
      const nonce = crypto.getRandomValues(new Uint8Array(NONCE))
      const cipher = createCipheriv(CIPHER, sealing, nonce)
      const hidden = [cipher.update(text, 'utf8'), cipher.final()]
      return Buffer.concat([nonce, ...hidden, cipher.getAuthTag()]).toString('base64url')
    },
    unseal(sealed) {
      const bytes = Buffer.from(sealed, 'base64url')
      if (bytes.length < NONCE + TAG) return null
      const decipher = createDecipheriv(CIPHER, sealing, bytes.subarray(0, NONCE))
      decipher.setAuthTag(bytes.subarray(-TAG))
      try {
        const shown = [decipher.update(bytes.subarray(NONCE, -TAG)), decipher.final()]
        return Buffer.concat(shown).toString('utf8')
      } catch {
        // Tampered with, or sealed with another key.
        return null
      }
    },
  }
}
