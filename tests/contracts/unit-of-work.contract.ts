import { describe, expect, test } from 'bun:test'
import type { Storage } from '#core/ports.ts'
import { err, ok } from '#core/shared/result.ts'
import { addMember, commit, sampleAccount } from './sample.ts'

/** Contract of every storage: units of work. `open` gives an empty storage. */
export function unitOfWorkContract(name: string, open: () => Promise<Storage>) {
  describe(`units of work in ${name}`, () => {
    test('a unit that returns ok is committed', async () => {
      const { atomically, reads } = await open()
      const account = sampleAccount()
      const outcome = await atomically(async ({ accounts }) => ok(await accounts.add(account)))

      expect(outcome).toEqual(ok(true))
      expect(await reads.accounts.byId(account.id)).toEqual(account)
    })

    test('a unit that returns an error is rolled back in every store', async () => {
      const storage = await open()
      const ann = await addMember(storage)
      await commit(storage, ({ wallets }) => wallets.credit(ann, 'paid', 3))

      const outcome = await storage.atomically(async ({ wallets, profiles, attempts }) => {
        await wallets.debit(ann, 2)
        await profiles.active(ann, 1)
        await attempts.add('key', 5)
        return err('changed my mind')
      })

      expect(outcome).toEqual(err('changed my mind'))
      expect(await storage.reads.wallets.of(ann)).toEqual({ granted: 0, paid: 3 })
      expect((await storage.reads.profiles.byId(ann))?.lastActiveAt).not.toBe(1)
      expect(await storage.reads.attempts.since('key', 0)).toEqual([])
    })

    test('a unit that throws is rolled back, and rethrows the same error', async () => {
      const { atomically, reads } = await open()
      const account = sampleAccount()
      const error = new Error('the lights went out')

      const work = atomically(async ({ accounts }) => {
        await accounts.add(account)
        throw error
      })

      expect(await work.catch((thrown: unknown) => thrown)).toBe(error)
      expect(await reads.accounts.byId(account.id)).toBeNull()
    })

    test('after a rollback the next unit works', async () => {
      const { atomically, reads } = await open()
      const account = sampleAccount()
      await atomically(async () => err('no'))
      await atomically(() => Promise.reject(new Error('no'))).catch(() => undefined)
      await atomically(async ({ accounts }) => ok(await accounts.add(account)))

      expect(await reads.accounts.byId(account.id)).toEqual(account)
    })

    test('units that change the same row are serialized, and no update is lost', async () => {
      const storage = await open()
      const ann = await addMember(storage, { about: '' })

      await Promise.all(
        Array.from({ length: 12 }, () =>
          commit(storage, async ({ profiles }) => {
            const profile = await profiles.lock(ann)
            if (!profile) throw new Error('no profile')
            await profiles.save({ ...profile, about: `${profile.about}x` })
          }),
        ),
      )

      expect((await storage.reads.profiles.byId(ann))?.about).toBe('x'.repeat(12))
    })
  })
}

/** Contract of storages with more than one connection: reads never wait for a running unit of work. */
export function readersOutsideContract(name: string, open: () => Promise<Storage>) {
  describe(`reads during a unit of work in ${name}`, () => {
    test('a unit reads its own writes; readers outside see them after the commit', async () => {
      const { atomically, reads } = await open()
      const account = sampleAccount()

      await atomically(async ({ accounts }) => {
        await accounts.add(account)
        expect(await accounts.byId(account.id)).toEqual(account)
        expect(await reads.accounts.byId(account.id)).toBeNull()
        return ok(null)
      })

      expect(await reads.accounts.byId(account.id)).toEqual(account)
    })

    test('a reader outside sees a change completely or not at all', async () => {
      const storage = await open()
      const ann = await addMember(storage)
      const bob = await addMember(storage)
      await commit(storage, ({ wallets }) => wallets.credit(ann, 'paid', 10))

      const moved = storage.atomically(async ({ wallets }) => {
        await wallets.debit(ann, 10)
        expect(await storage.reads.wallets.of(ann)).toEqual({ granted: 0, paid: 10 })
        await wallets.credit(bob, 'paid', 10)
        expect(await storage.reads.wallets.of(bob)).toEqual({ granted: 0, paid: 0 })
        return ok(null)
      })
      await moved

      expect(await storage.reads.wallets.of(ann)).toEqual({ granted: 0, paid: 0 })
      expect(await storage.reads.wallets.of(bob)).toEqual({ granted: 0, paid: 10 })
    })
  })
}
