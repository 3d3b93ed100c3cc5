import { expect, spyOn, test } from 'bun:test'
import { argon2Passwords } from '#adapters/system/argon2-passwords.ts'
import { mockedPasswords, mockedSecrets } from '#adapters/system/mocked-secrets.ts'
import { sha256Secrets } from '#adapters/system/sha256-secrets.ts'
import { Overloaded } from '#core/shared/result.ts'
import { passwordsContract, secretsContract } from '#tests/contracts/passwords.contract.ts'

passwordsContract('argon2id', argon2Passwords())
passwordsContract('nothing much, in the mocked world', mockedPasswords)
secretsContract('SHA-256', sha256Secrets('a key of this install'))
secretsContract('the mocked world', mockedSecrets)

test('passwords are hashed with argon2id, 19 MiB and two passes', async () => {
  expect(await argon2Passwords().hash('ember on paper')).toStartWith(
    '$argon2id$v=19$m=19456,t=2,p=1$',
  )
})

test('the same password never has the same hash twice', async () => {
  const { hash } = argon2Passwords()
  expect(await hash('ember on paper')).not.toBe(await hash('ember on paper'))
})

test('an unknown address takes as long as a wrong password', async () => {
  const { hash, verify } = argon2Passwords()
  const looked = spyOn(Bun.password, 'verify')
  const workOf = (stored: string) => stored.split('$').slice(1, 4)
  try {
    const known = await hash('ember on paper')
    for (const stored of [known, null]) expect(await verify('wrong', stored)).toBe(false)
    const [wrong, unknown] = looked.mock.calls.map(([, stored]) => workOf(String(stored)))
    expect(unknown).toEqual(wrong ?? [])
    expect(unknown).toEqual(['argon2id', 'v=19', 'm=19456,t=2,p=1'])
  } finally {
    looked.mockRestore()
  }
})

test('with too many waiting the next is refused at once, and the others are served', async () => {
  const one = { atOnce: 1, waiting: 1 }
  const { hash } = argon2Passwords({ hashing: one, verifying: one })
  const [running, waiting, refused] = [hash('first'), hash('second'), hash('third')]
  await expect(refused).rejects.toBeInstanceOf(Overloaded)
  expect(await running).toStartWith('$argon2id$')
  expect(await waiting).toStartWith('$argon2id$')
})

test('logins do not wait for signups, however many there are', async () => {
  const stored = await argon2Passwords().hash('ember on paper')
  const { hash, verify } = argon2Passwords({
    hashing: { atOnce: 1, waiting: 0 },
    verifying: { atOnce: 1, waiting: 1 },
  })
  const signups = Array.from({ length: 20 }, () => hash('another').catch(() => 'turned away'))
  const logins = await Promise.all([verify('ember on paper', stored), verify('wrong', stored)])
  expect(logins).toEqual([true, false])
  expect((await Promise.all(signups)).filter((one) => one === 'turned away')).toHaveLength(19)
})

test('a secret has 256 random bits', () => {
  expect(Buffer.from(sha256Secrets('a key of this install').token(), 'base64url')).toHaveLength(32)
})

test('a keyed hash cannot be computed without the key of the install', () => {
  const [ours, theirs] = ['one key', 'another key'].map(sha256Secrets)
  expect(ours?.fingerprint('123456')).not.toBe(theirs?.fingerprint('123456') ?? '')
})
