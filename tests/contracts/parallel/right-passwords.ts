import { describe, expect, test } from 'bun:test'
import { keyOf } from '#adapters/system/email-keys.ts'
import { serializeByKey } from '#adapters/system/serialize-by-key.ts'
import { verifyPassword } from '#core/accounts/password.ts'
import { passwordTries } from '#core/accounts/rate-limit.ts'
import { newId, sampleAccount } from '../sample.ts'
import { createMember, type TestPorts } from './test-ports.ts'

const AT_ONCE = 24

/** Where tries come from, and how many processes they come to. */
const CASES = {
  'one address': { processes: 1, from: () => '203.0.113.9' },
  'one address, over five processes': { processes: 5, from: () => '203.0.113.9' },
  'as many addresses, over five processes': { processes: 5, from: (n: number) => `11.${n}.0.1` },
} as const

/** Right passwords at once: none is refused for the others, and nothing of them stays counted. */
export function rightPasswordsContract(name: string, ports: TestPorts) {
  describe(`right passwords at once in ${name}`, () => {
    test.each(Object.entries(CASES))('are let in from %s', async (_, { processes, from }) => {
      const account = sampleAccount({
        id: await ports.commit((stores) => createMember(stores, ports)),
        passwordHash: newId(),
      })
      const tried = { account, email: keyOf(account.email) }
      const turns = Array.from({ length: processes }, serializeByKey)
      const passwords = { ...ports.passwords, verify: async () => true }
      const attempt = (nth: number) =>
        verifyPassword(
          { ...ports, passwords, inTurn: turns[nth % processes] ?? ports.inTurn },
          { ...tried, password: 'right', address: from(nth), device: null },
        )
      const proven = await Promise.all(Array.from({ length: AT_ONCE }, (_, nth) => attempt(nth)))
      expect(proven.filter(({ ok }) => !ok)).toEqual([])
      for (let nth = 0; nth < AT_ONCE; nth += 1)
        for (const { key } of passwordTries(ports, tried, { address: from(nth), device: null }))
          expect(await ports.reads.attempts.since(key, 0)).toEqual([])
    })
  })
}
