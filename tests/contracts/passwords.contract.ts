import { describe, expect, test } from 'bun:test'
import type { Passwords, Secrets } from '#core/accounts/ports.ts'

/** Contract of every password hasher. */
export function passwordsContract(name: string, passwords: Passwords) {
  describe(`passwords hashed by ${name}`, () => {
    test('accepts the hashed password and no other', async () => {
      const hash = await passwords.hash('ember on paper')
      expect(await passwords.verify('ember on paper', hash)).toBe(true)
      expect(await passwords.verify('Ember on paper', hash)).toBe(false)
      expect(await passwords.verify('', hash)).toBe(false)
    })

    test('a hash does not contain the password', async () => {
      expect(await passwords.hash('ember on paper')).not.toContain('ember')
    })

    test('accents and other scripts are significant', async () => {
      const hash = await passwords.hash('zoë 愛 🔥 пароль')
      expect(await passwords.verify('zoë 愛 🔥 пароль', hash)).toBe(true)
      expect(await passwords.verify('zoe 愛 🔥 пароль', hash)).toBe(false)
    })

    test('no password is right for an unknown address', async () => {
      expect(await passwords.verify('ember on paper', null)).toBe(false)
    })

    test('an account with an unusable password accepts no password', async () => {
      expect(await passwords.verify('!', '!')).toBe(false)
    })
  })
}

/** Contract of every generator of secrets. */
export function secretsContract(name: string, secrets: Secrets) {
  describe(`secrets made by ${name}`, () => {
    test('tokens are unique and fit in a URL', () => {
      const tokens = Array.from({ length: 500 }, secrets.token)
      expect(new Set(tokens).size).toBe(500)
      for (const token of tokens) expect(token).toMatch(/^[\w-]{43,64}$/)
    })

    test('a text always has the same hash, another text has another', () => {
      expect(secrets.hash('ann')).toBe(secrets.hash('ann'))
      expect(secrets.hash('ann')).not.toBe(secrets.hash('anm'))
      expect(secrets.hash('ann')).not.toContain('ann')
    })

    test('codes are six digits, and hardly repeat', () => {
      const codes = Array.from({ length: 200 }, secrets.code)
      for (const code of codes) expect(code).toMatch(/^\d{6}$/)
      expect(new Set(codes).size).toBeGreaterThan(190)
    })

    test('a fingerprint is deterministic, and is no plain hash of the text', () => {
      expect(secrets.fingerprint('123456')).toBe(secrets.fingerprint('123456'))
      expect(secrets.fingerprint('123456')).not.toBe(secrets.fingerprint('123457'))
      expect(secrets.fingerprint('123456')).not.toBe(secrets.hash('123456'))
    })
  })
}
