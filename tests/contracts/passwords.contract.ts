import { describe, expect, test } from 'bun:test'
import type { Passwords, Secrets } from '#core/accounts/secrets.ts'

/** What every keeper of passwords promises. */
export function passwordsContract(name: string, passwords: Passwords) {
  describe(`passwords kept as ${name}`, () => {
    test('the password that was hashed is right, any other is wrong', async () => {
      const hash = await passwords.hash('ember on paper')
      expect(await passwords.verify('ember on paper', hash)).toBe(true)
      expect(await passwords.verify('Ember on paper', hash)).toBe(false)
      expect(await passwords.verify('', hash)).toBe(false)
    })

    test('a hash does not hold the password', async () => {
      expect(await passwords.hash('ember on paper')).not.toContain('ember')
    })

    test('accents and other scripts count', async () => {
      const hash = await passwords.hash('zoë 愛 🔥 пароль')
      expect(await passwords.verify('zoë 愛 🔥 пароль', hash)).toBe(true)
      expect(await passwords.verify('zoe 愛 🔥 пароль', hash)).toBe(false)
    })

    test('nobody’s password is right for an unknown address', async () => {
      expect(await passwords.verify('ember on paper', null)).toBe(false)
    })

    test('an account whose password was made unusable opens for no password', async () => {
      expect(await passwords.verify('!', '!')).toBe(false)
    })
  })
}

/** What every maker of secrets promises. */
export function secretsContract(name: string, secrets: Secrets) {
  describe(`secrets made by ${name}`, () => {
    test('no two tokens are alike, and all fit in a URL', () => {
      const tokens = Array.from({ length: 500 }, secrets.token)
      expect(new Set(tokens).size).toBe(500)
      for (const token of tokens) expect(token).toMatch(/^[\w-]{43,64}$/)
    })

    test('a text always has the same hash, another text has another', () => {
      expect(secrets.hash('ann')).toBe(secrets.hash('ann'))
      expect(secrets.hash('ann')).not.toBe(secrets.hash('anm'))
      expect(secrets.hash('ann')).not.toContain('ann')
    })

    test('a code is six digits, and no two hundred are alike', () => {
      const codes = Array.from({ length: 200 }, secrets.code)
      for (const code of codes) expect(code).toMatch(/^\d{6}$/)
      expect(new Set(codes).size).toBeGreaterThan(190)
    })

    test('a fingerprint is the same for the same text, and no plain hash of it', () => {
      expect(secrets.fingerprint('123456')).toBe(secrets.fingerprint('123456'))
      expect(secrets.fingerprint('123456')).not.toBe(secrets.fingerprint('123457'))
      expect(secrets.fingerprint('123456')).not.toBe(secrets.hash('123456'))
    })
  })
}
