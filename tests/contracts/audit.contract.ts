import { describe, expect, test } from 'bun:test'
import type { AuditEntry } from '#core/desk/ports.ts'
import type { Storage } from '#core/ports.ts'
import { commit } from './sample.ts'

const entry = (sequence: number, changes: Partial<AuditEntry> = {}): AuditEntry => ({
  sequence,
  member: 'ann',
  type: 'password.changed',
  subject: null,
  at: sequence,
  ...changes,
})

/** Contract of every storage: the audit trail. */
export function auditContract(name: string, open: () => Promise<Storage>) {
  describe(`the audit trail in ${name}`, () => {
    test('lists a member’s entries newest first, page by page, and nobody else’s', async () => {
      const storage = await open()
      const others = entry(3, { member: 'bob' })
      await commit(storage, async ({ audit }) => {
        for (const one of [entry(1), entry(2), others, entry(4, { subject: 'o1' })]) {
          await audit.add(one)
        }
      })
      const { audit } = storage.reads
      expect(await audit.of('ann', null, 2)).toEqual([entry(4, { subject: 'o1' }), entry(2)])
      expect(await audit.of('ann', 2, 2)).toEqual([entry(1)])
      expect(await audit.about('ann', 'o1', 9)).toEqual([entry(4, { subject: 'o1' })])
      expect(await audit.about('bob', 'o1', 9)).toEqual([])
    })

    test('an entry added twice is stored once, unchanged', async () => {
      const storage = await open()
      await commit(storage, ({ audit }) => audit.add(entry(1)))
      await commit(storage, ({ audit }) => audit.add(entry(1, { at: 99 })))
      expect(await storage.reads.audit.of('ann', null, 9)).toEqual([entry(1)])
    })

    test('removes the entries of an erased member', async () => {
      const storage = await open()
      await commit(storage, async ({ audit }) => {
        await audit.add(entry(1))
        await audit.add(entry(2, { member: 'bob' }))
        await audit.erase('ann')
      })
      expect(await storage.reads.audit.of('ann', null, 9)).toEqual([])
      expect(await storage.reads.audit.of('bob', null, 9)).toHaveLength(1)
    })
  })
}
