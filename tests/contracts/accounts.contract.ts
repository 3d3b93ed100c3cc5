import { describe, expect, test } from 'bun:test'
import { consumeTry } from '#core/accounts/tries.ts'
import type { Storage } from '#core/ports.ts'
import { HOUR } from '#core/shared/time.ts'
import { commit, NOW, newId, sampleAccount } from './sample.ts'

/** Contract of every storage: accounts and counted attempts. */
export function accountsContract(name: string, open: () => Promise<Storage>) {
  describe(`accounts in ${name}`, () => {
    test('an account is read back unchanged', async () => {
      const storage = await open()
      const account = sampleAccount({
        email: 'Ann.Smit@Example.test',
        status: 'not_confirmed',
        tracking: { network: 'n', ref: 'r', sub1: '1' },
        confirmedAt: null,
        premiumSince: NOW + 1,
        invisible: true,
        privacy: true,
        notificationsDisabled: ['like', 'news'],
        mailTroubles: ['bounce', 'fbl'],
        timeZone: 'Europe/Amsterdam',
        timeZoneAt: NOW,
        quietHours: { from: 1380, to: 450 },
      })
      await commit(storage, ({ accounts }) => accounts.add(account))

      expect(await storage.reads.accounts.byId(account.id)).toEqual(account)
      expect(await storage.reads.accounts.byId(newId())).toBeNull()
    })

    test('a member may have no quiet hours', async () => {
      const storage = await open()
      const account = sampleAccount({ quietHours: { from: 1380, to: 450 } })
      await commit(storage, ({ accounts }) => accounts.add(account))
      await commit(storage, ({ accounts }) => accounts.save({ ...account, quietHours: null }))
      expect((await storage.reads.accounts.byId(account.id))?.quietHours).toBeNull()
    })

    test('of eight concurrent signups with one email, one gets the account', async () => {
      const storage = await open()
      const added = await Promise.all(
        Array.from({ length: 8 }, () =>
          commit(storage, ({ accounts }) => accounts.add(sampleAccount({ email: 'eve@a.test' }))),
        ),
      )

      expect(added.filter(Boolean)).toHaveLength(1)
    })

    test('a duplicate id is refused, and the unit of work continues', async () => {
      const storage = await open()
      const first = sampleAccount()
      const other = sampleAccount()
      const added = await commit(storage, async ({ accounts }) => [
        await accounts.add(first),
        await accounts.add(sampleAccount({ id: first.id })),
        await accounts.add(other),
      ])

      expect(added).toEqual([true, false, true])
      expect(await storage.reads.accounts.byId(first.id)).toEqual(first)
      expect(await storage.reads.accounts.byId(other.id)).toEqual(other)
    })

    test("saving refuses another account's email and changes nothing", async () => {
      const storage = await open()
      const ann = sampleAccount({ email: 'ann@example.test' })
      const bob = sampleAccount({ email: 'bob@example.test' })
      const saved = await commit(storage, async ({ accounts }) => {
        await accounts.add(ann)
        await accounts.add(bob)
        await accounts.lock(bob.id)
        return accounts.save({ ...bob, email: 'ANN@example.test', invisible: true })
      })

      expect(saved).toBe(false)
      expect(await storage.reads.accounts.byId(bob.id)).toEqual(bob)
    })

    test('saving stores the new state, also with its own email in another case', async () => {
      const storage = await open()
      const ann = sampleAccount({ email: 'ann@example.test', status: 'not_confirmed' })
      const changed = { ...ann, email: 'Ann@example.test', status: 'active' } as const
      await commit(storage, ({ accounts }) => accounts.add(ann))

      expect(
        await commit(storage, async ({ accounts }) => {
          expect(await accounts.lock(ann.id)).toEqual(ann)
          return accounts.save(changed)
        }),
      ).toBe(true)
      expect(await storage.reads.accounts.byId(ann.id)).toEqual(changed)
    })

    test('an email that was changed is free for another account', async () => {
      const storage = await open()
      const ann = sampleAccount({ email: 'old@example.test' })
      const bob = sampleAccount({ email: 'old@example.test' })
      await commit(storage, async ({ accounts }) => {
        await accounts.add(ann)
        await accounts.save({ ...ann, email: 'new@example.test' })
        expect(await accounts.add(bob)).toBe(true)
      })

      expect(await storage.reads.accounts.byEmail('old@example.test')).toEqual(bob)
    })

    test('finds many ids at once, each existing account once', async () => {
      const storage = await open()
      const [ann, bob] = [sampleAccount(), sampleAccount()]
      await commit(storage, async ({ accounts }) => {
        for (const account of [ann, bob, sampleAccount()]) await accounts.add(account)
      })

      const found = await storage.reads.accounts.byIds([bob.id, newId(), ann.id, bob.id])
      expect(found.map(({ id }) => id).toSorted()).toEqual([ann.id, bob.id].toSorted())
      expect(await storage.reads.accounts.byIds([])).toEqual([])
    })

    test('locking an unknown account gives null', async () => {
      expect(await commit(await open(), ({ accounts }) => accounts.lock(newId()))).toBeNull()
    })

    test('an erased account is not found by its email, which is free again', async () => {
      const storage = await open()
      const erased = sampleAccount({ email: 'gone@example.test', status: 'erased' })
      await commit(storage, ({ accounts }) => accounts.add(erased))

      expect(await storage.reads.accounts.byEmail('gone@example.test')).toBeNull()
      expect(await storage.reads.accounts.byId(erased.id)).toEqual(erased)

      const next = sampleAccount({ email: 'gone@example.test' })
      expect(await commit(storage, ({ accounts }) => accounts.add(next))).toBe(true)
    })

    test('lists only deleted accounts that are due, page by page', async () => {
      const storage = await open()
      const due = [10, 30, 20]
        .map((ago) => sampleAccount({ status: 'deleted', deletedAt: NOW - ago }))
        .toSorted((a, b) => (a.id < b.id ? -1 : 1))
      await commit(storage, async ({ accounts }) => {
        for (const one of due) await accounts.add(one)
        await accounts.add(sampleAccount({ status: 'deleted', deletedAt: NOW + 10 }))
        await accounts.add(sampleAccount({ status: 'erased', deletedAt: NOW - 50 }))
        await accounts.add(sampleAccount())
      })

      const ids = due.map(({ id }) => id)
      const page = (after: string | null) => storage.reads.accounts.deletedBefore(NOW, after, 2)
      expect(await page(null)).toEqual(ids.slice(0, 2))
      expect(await page(ids[1] ?? '')).toEqual(ids.slice(2))
    })
  })

  describe(`attempts counted in ${name}`, () => {
    test('counts the attempts under one key within the window, oldest first', async () => {
      const storage = await open()
      await commit(storage, async ({ attempts }) => {
        for (const at of [NOW + 2, NOW - 1, NOW, NOW + 2]) await attempts.add('ann', at)
        await attempts.add('bob', NOW)
      })

      expect(await storage.reads.attempts.since('ann', NOW)).toEqual([NOW, NOW + 2, NOW + 2])
    })

    test('counts every one of many concurrent attempts', async () => {
      const storage = await open()
      await Promise.all(
        Array.from({ length: 10 }, () => commit(storage, ({ attempts }) => attempts.add('a', NOW))),
      )

      expect(await storage.reads.attempts.since('a', NOW)).toHaveLength(10)
    })

    test('a limit lets through as many of thirty concurrent attempts as of sequential ones', async () => {
      const storage = await open()
      const counted = { key: 'a', limit: { tries: 5, window: HOUR } }
      const due = await Promise.all(
        Array.from({ length: 30 }, () =>
          commit(storage, (stores) => consumeTry(stores, counted, NOW)),
        ),
      )

      expect(due.filter((until) => until === null)).toHaveLength(5)
      expect(due.filter((until) => until === NOW + HOUR)).toHaveLength(25)
    })

    test('takes back one of several attempts at one moment, and none that was not made', async () => {
      const storage = await open()
      await commit(storage, async ({ attempts }) => {
        for (const at of [NOW, NOW, NOW + 1]) await attempts.add('ann', at)
        await attempts.takeBack('ann', NOW)
        await attempts.takeBack('ann', NOW + 5)
        await attempts.takeBack('bob', NOW)
      })

      expect(await storage.reads.attempts.since('ann', NOW)).toEqual([NOW, NOW + 1])
    })

    test('clearing removes one key, expiry removes all', async () => {
      const storage = await open()
      await commit(storage, async ({ attempts }) => {
        await attempts.add('ann', NOW)
        await attempts.add('bob', NOW - 5)
        await attempts.add('bob', NOW + 5)
        await attempts.clear('ann')
        await attempts.pruneBefore(NOW)
      })

      expect(await storage.reads.attempts.since('ann', 0)).toEqual([])
      expect(await storage.reads.attempts.since('bob', 0)).toEqual([NOW + 5])
    })
  })
}
