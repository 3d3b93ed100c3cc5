import { describe, expect, test } from 'bun:test'
import type { Storage } from '#core/ports.ts'
import { commit, sampleAccount } from './sample.ts'

/** Contract of every storage: one account per email address. */
export function emailsContract(name: string, open: () => Promise<Storage>) {
  describe(`emails in ${name}`, () => {
    test('an email finds its account, ignoring case', async () => {
      const storage = await open()
      const account = sampleAccount({ email: 'Ann.Smit@Example.test' })
      await commit(storage, ({ accounts }) => accounts.add(account))

      expect(await storage.reads.accounts.byEmail('ann.smit@EXAMPLE.test')).toEqual(account)
      expect(await storage.reads.accounts.byEmail('ann@example.test')).toBeNull()
    })

    test('an internationalised domain is one, however it is written', async () => {
      const storage = await open()
      const written = 'Anna@Bücher-test.de'
      const account = sampleAccount({ email: written })
      const spellings = [
        'anna@xn--bcher-test-9db.de',
        'anna@XN--BCHER-TEST-9DB.DE',
        'anna@bücher-test.de'.normalize('NFD'),
        'ANNA@BÜCHER-TEST.DE',
      ]
      await commit(storage, ({ accounts }) => accounts.add(account))
      for (const email of spellings) {
        const found = await storage.reads.accounts.byEmail(email)
        expect(found).toEqual(account)
        const added = await commit(storage, ({ accounts }) =>
          accounts.add(sampleAccount({ email })),
        )
        expect(added).toBe(false)
      }
      const other = sampleAccount()
      const moved = await commit(storage, async ({ accounts }) => {
        await accounts.add(other)
        return accounts.save({ ...other, email: 'anna@xn--bcher-test-9db.de' })
      })
      expect(moved).toBe(false)
    })

    test('an email has one account, ignoring case', async () => {
      const storage = await open()
      const second = sampleAccount({ email: 'ANN@example.test' })
      const added = await commit(storage, async ({ accounts }) => [
        await accounts.add(sampleAccount({ email: 'ann@example.test' })),
        await accounts.add(second),
      ])

      expect(added).toEqual([true, false])
      expect(await storage.reads.accounts.byId(second.id)).toBeNull()
    })
  })
}
