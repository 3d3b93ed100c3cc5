import { describe, expect, test } from 'bun:test'
import type { Storage } from '#core/ports.ts'
import { err, ok } from '#core/shared/result.ts'
import { keep, sampleAccount, someone } from './sample.ts'

/** What every storage promises about work done as one unit. `open` gives an empty storage. */
export function unitOfWorkContract(name: string, open: () => Promise<Storage>) {
  describe(`units of work in ${name}`, () => {
    test('what an ok result wrote is there for all to read', async () => {
      const { atomically, reads } = await open()
      const account = sampleAccount()
      const outcome = await atomically(async ({ accounts }) => ok(await accounts.add(account)))

      expect(outcome).toEqual(ok(true))
      expect(await reads.accounts.byId(account.id)).toEqual(account)
    })

    test('an error result undoes everything, in every store', async () => {
      const storage = await open()
      const ann = await someone(storage)
      await keep(storage, ({ wallets }) => wallets.credit(ann, 'paid', 3))

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

    test('a throw undoes everything and reaches the caller as it was thrown', async () => {
      const { atomically, reads } = await open()
      const account = sampleAccount()
      const surprise = new Error('the lights went out')

      const work = atomically(async ({ accounts }) => {
        await accounts.add(account)
        throw surprise
      })

      expect(await work.catch((thrown: unknown) => thrown)).toBe(surprise)
      expect(await reads.accounts.byId(account.id)).toBeNull()
    })

    test('after an undone unit the next one works', async () => {
      const { atomically, reads } = await open()
      const account = sampleAccount()
      await atomically(async () => err('no'))
      await atomically(() => Promise.reject(new Error('no'))).catch(() => undefined)
      await atomically(async ({ accounts }) => ok(await accounts.add(account)))

      expect(await reads.accounts.byId(account.id)).toEqual(account)
    })

    test('who holds the same thing at once takes turns, and no change is lost', async () => {
      const storage = await open()
      const ann = await someone(storage, { about: '' })

      await Promise.all(
        Array.from({ length: 12 }, () =>
          keep(storage, async ({ profiles }) => {
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

/** What a storage with more than one connection promises besides: reading never waits for work under way. */
export function readersOutsideContract(name: string, open: () => Promise<Storage>) {
  describe(`readers beside the work in ${name}`, () => {
    test('work sees what it wrote itself; readers outside see it when it is kept', async () => {
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

    test('a reader outside sees a change whole or not at all', async () => {
      const storage = await open()
      const ann = await someone(storage)
      const bob = await someone(storage)
      await keep(storage, ({ wallets }) => wallets.credit(ann, 'paid', 10))

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
