import type { Passwords, Secrets } from '#core/accounts/ports.ts'
import { authenticator } from './authenticator.ts'

const FNV_PRIME = 0x01000193
const STARTS = [0x811c9dc5, 0x1b873593, 0xcc9e2d51, 0x85ebca6b]

/** A fast, insecure hash: only distinguishes texts. */
const fingerprint = (text: string): string =>
  STARTS.map((start) => {
    let state = start
    for (let at = 0; at < text.length; at++)
      state = Math.imul(state ^ text.charCodeAt(at), FNV_PRIME)
    return (state >>> 0).toString(16).padStart(8, '0')
  }).join('')

/** Length of the hash. */
const PRINT = 8 * STARTS.length

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}

/** Insecure secrets for the mocks in a browser. Never for a server. */
export const mockedSecrets: Secrets = {
  ...authenticator,
  token: () =>
    btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32))))
      .replaceAll('+', '-')
      .replaceAll('/', '_')
      .replace(/=+$/, ''),
  hash: fingerprint,
  code: () => Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) => byte % 10).join(''),
  fingerprint: (text) => fingerprint(`keyed ${text}`),
  seal: (text) => `${fingerprint(text)}${encodeURIComponent(text)}`,
  unseal(sealed) {
    const text = decoded(sealed.slice(PRINT))
    return text !== null && sealed.startsWith(fingerprint(text)) ? text : null
  },
}

const mockedHash = (password: string): string => `mocked:${fingerprint(password)}`

/** Insecure passwords for the mocks in a browser. Never for a server. */
export const mockedPasswords: Passwords = {
  hash: async (password) => mockedHash(password),
  verify: async (password, hash) => hash === mockedHash(password),
}
