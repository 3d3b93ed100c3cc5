import { describe, expect, test } from 'bun:test'
import type { SignupBlock } from '#core/accounts/ports.ts'
import type { MemberFilter, MemberSignal } from '#core/desk/member-lists.ts'
import type { Storage } from '#core/ports.ts'
import { addMember, commit, NOW, newId } from './sample.ts'

/** Contract of every storage: blocks of signups, networks of signups, and what members have in common. */
export function signupBlocksContract(name: string, open: () => Promise<Storage>) {
  const blocked = (value: string, changes: Partial<SignupBlock> = {}): SignupBlock => ({
    ...{ id: newId(), kind: 'domain', value, reason: 'Spam', by: newId() },
    ...{ addedAt: NOW, until: NOW + 9 },
    ...changes,
  })

  describe(`blocks of signups in ${name}`, () => {
    const given = async () => {
      const storage = await open()
      const add = (block: SignupBlock) =>
        commit(storage, ({ signupBlocks }) => signupBlocks.add(block))
      return { storage, ...storage.reads.signupBlocks, add }
    }

    test('hold one of each value and each id', async () => {
      const { add, byId } = await given()
      const block = blocked('a.test')
      expect(await add(block)).toBe(true)
      expect(await add(blocked('a.test'))).toBe(false)
      expect(await add({ ...blocked('b.test'), id: block.id })).toBe(false)
      expect(await byId(block.id)).toEqual(block)
      expect(await byId(newId())).toBeNull()
    })

    test('are found by any of some values, until they end', async () => {
      const { add, hasAny } = await given()
      await add(blocked('a.test'))
      expect(await hasAny(['x.test', 'y.test', 'a.test'], NOW + 8)).toBe(true)
      expect(await hasAny(['a.test'], NOW + 9)).toBe(false)
      expect(await hasAny(['x.test'], NOW)).toBe(false)
      expect(await hasAny([], NOW)).toBe(false)
    })

    test('are newest first, in pages; one is removed, and those that ended', async () => {
      const { storage, add, page } = await given()
      const blocks = [1, 2, 2, 3].map((at) =>
        blocked(`${newId()}.test`, { addedAt: at, until: 9 + at }),
      )
      for (const block of blocks) await add(block)
      const sorted = blocks.toSorted((a, b) => b.addedAt - a.addedAt || (a.id < b.id ? 1 : -1))
      expect(await page(null, 9)).toEqual(sorted)
      const [first, second] = sorted
      if (!first || !second) throw new Error('there are four')
      expect(await page({ at: second.addedAt, id: second.id }, 1)).toEqual(sorted.slice(2, 3))
      const remove = () => commit(storage, ({ signupBlocks }) => signupBlocks.remove(first.id))
      expect([await remove(), await remove()]).toEqual([true, false])
      await commit(storage, ({ signupBlocks }) => signupBlocks.pruneEnded(10))
      expect(await page(null, 9)).toEqual(sorted.slice(1, 3))
    })
  })

  describe(`what members have in common in ${name}`, () => {
    const given = async () => {
      const storage = await open()
      const join =
        (network: string, at = NOW) =>
        async (member: string) => {
          const joined = { member, network, at }
          await commit(storage, ({ signupNetworks }) => signupNetworks.add(joined))
          return joined
        }
      const use = (member: string, id: string) =>
        commit(storage, ({ devices }) => devices.keep({ id, member, addedAt: NOW, seenAt: NOW }))
      const { signupNetworks, memberLists } = storage.reads
      const having = async (signal: MemberSignal) =>
        (await memberLists.page({ signal }, null, 99)).map(({ id }) => id).toSorted()
      const memberIds = async (only: MemberFilter) =>
        (await memberLists.page(only, null, 99)).map(({ id }) => id)
      return { storage, join, use, memberIds, having, of: signupNetworks.of, ...memberLists }
    }

    test('a network is that of the signup, kept once, and forgotten by age or with its member', async () => {
      const { storage, join, of } = await given()
      const [ann, bob] = [await addMember(storage), await addMember(storage)]
      const stored = await join('203.0.113.0/24', 5)(ann)
      await join('198.51.100.0/24', 6)(ann)
      expect(await of(ann)).toEqual(stored)
      await join('203.0.113.0/24', 7)(bob)
      await commit(storage, ({ signupNetworks }) => signupNetworks.pruneBefore(6))
      expect(await of(ann)).toBeNull()
      expect(await of(bob)).not.toBeNull()
      await commit(storage, ({ signupNetworks }) => signupNetworks.erase(bob))
      expect(await of(bob)).toBeNull()
    })

    test('a network is a signal once five signed up from it; others are newest first', async () => {
      const { storage, join, memberIds, having, signals } = await given()
      const members: string[] = []
      for (let nth = 0; nth < 5; nth += 1) {
        const id = await addMember(storage)
        members.push(id)
        await join('203.0.113.0/24', nth)(id)
        if (nth === 3) expect(await having('network')).toEqual([])
      }
      await join('198.51.100.0/24')(await addMember(storage))
      const since = await memberIds({ signal: 'network', from: 1 })
      expect(since).toEqual([])
      expect(await having('network')).toEqual(members.toSorted())
      const [first = '', , , fourth, fifth] = members
      expect(await signals(first, 2)).toEqual({
        ...{ disposable: false, browser: [] },
        network: { name: '203.0.113.0/24', others: [fifth ?? '', fourth ?? ''] },
      })
    })

    test('a browser is a signal where another member uses it too', async () => {
      const { storage, use, having, signals } = await given()
      const [ann, bob, cas] = [
        await addMember(storage),
        await addMember(storage),
        await addMember(storage),
      ]
      for (const browser of ['one', 'two']) for (const who of [ann, bob]) await use(who, browser)
      await use(cas, 'three')
      expect(await having('browser')).toEqual([ann, bob].toSorted())
      expect((await signals(ann, 9)).browser).toEqual([bob])
      expect(await signals(cas, 9)).toEqual({ disposable: false, browser: [], network: null })
    })

    test('an address for a short time is a signal until it is another', async () => {
      const { storage, having, signals } = await given()
      const ann = await addMember(storage, {}, { email: 'ann@sub.Mailinator.com' })
      await addMember(storage)
      expect(await having('disposable')).toEqual([ann])
      expect((await signals(ann, 9)).disposable).toBe(true)
      await commit(storage, async ({ accounts }) => {
        const account = await accounts.lock(ann)
        if (account) await accounts.save({ ...account, email: 'ann@example.test' })
      })
      expect(await having('disposable')).toEqual([])
      expect((await signals(newId(), 9)).disposable).toBe(false)
    })
  })
}
