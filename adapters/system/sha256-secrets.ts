import type { Secrets } from '#core/accounts/secrets.ts'

/** Secrets of 256 random bits. They are too random to guess, so one quick SHA-256 keeps them well. */
export const sha256Secrets: Secrets = {
  token: () => Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('base64url'),
  hash: (text) => new Bun.CryptoHasher('sha256').update(text).digest('base64url'),
}
