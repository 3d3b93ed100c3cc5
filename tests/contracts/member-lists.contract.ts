import { describe, expect, test } from 'bun:test'
import type { Account } from '#core/accounts/account.ts'
import type { MemberFilter, MemberPosition } from '#core/desk/member-lists.ts'
import type { Storage } from '#core/ports.ts'
import { addMember, commit, newId } from './sample.ts'

/** Contract of every storage: lists of members. */
export function memberListsContract(name: string, open: () => Promise<Storage>) {
  describe(`lists of members in ${name}`, () => {
    const given = async () => {
      const storage = await open()
      const { memberLists } = storage.reads
      const add = (account: Partial<Account> = {}, mainPhoto: string | null = null) =>
        addMember(storage, { mainPhoto }, account)
      const listed = async (only: MemberFilter) =>
        (await memberLists.page(only, null, 99)).map(({ id }) => id)
      return { storage, add, listed, ...memberLists }
    }

    test('are newest first, page by page, also among those who signed up at once', async () => {
      const { add, page, listed } = await given()
      const members = []
      for (const signedUpAt of [5, 7, 7, 9])
        members.push({ id: await add({ signedUpAt }), signedUpAt })
      const expected = members
        .toSorted((a, b) => b.signedUpAt - a.signedUpAt || (a.id < b.id ? 1 : -1))
        .map(({ id }) => id)
      expect(await listed({})).toEqual(expected)
      const seen: string[] = []
      let after: MemberPosition | null = null
      for (;;) {
        const [next]: readonly Account[] = await page({}, after, 1)
        if (!next) break
        seen.push(next.id)
        after = { at: next.signedUpAt, id: next.id }
      }
      expect(seen).toEqual(expected)
    })

    test('hold only those that fit each choice, and all of them', async () => {
      const { add, listed } = await given()
      const first = await add({ signedUpAt: 10, status: 'not_confirmed' }, newId())
      const second = await add({ signedUpAt: 20, site: 'gay', tracking: { network: 'adnet' } })
      const third = await add(
        { signedUpAt: 30, country: 'BE', tracking: { ref: 'partner', network: '' } },
        newId(),
      )
      const fourth = await add({ signedUpAt: 40, country: 'BE', tracking: { ref: 'partner' } })
      expect(await listed({ status: 'not_confirmed' })).toEqual([first])
      expect(await listed({ site: 'gay' })).toEqual([second])
      expect(await listed({ country: 'BE' })).toEqual([fourth, third])
      expect(await listed({ source: 'adnet' })).toEqual([second])
      expect(await listed({ source: 'partner' })).toEqual([fourth])
      expect(await listed({ withoutPhoto: true })).toEqual([fourth, second])
      expect(await listed({ from: 30 })).toEqual([fourth, third])
      expect(await listed({ country: 'BE', withoutPhoto: true, from: 10 })).toEqual([fourth])
      expect(await listed({ country: 'BE', status: 'banned' })).toEqual([])
    })

    test('are found by any part of the address, in any case; its signs mean nothing', async () => {
      const { storage, add, listed } = await given()
      const plain = await add({ email: 'Piet.Jansen@gmail.test', signedUpAt: 3 })
      const signs = await add({ email: 'p_t%x@bücher.test', signedUpAt: 2 })
      const erased = await add({ email: 'piet.erased@gmail.test', signedUpAt: 1 })
      await commit(storage, async ({ accounts }) => {
        const account = await accounts.lock(erased)
        if (account) await accounts.save({ ...account, status: 'erased' })
      })
      const by = (address: string) => listed({ address })
      expect(await by('JANSEN')).toEqual([plain])
      expect(await by('@gmail')).toEqual([plain])
      expect(await by('t.J')).toEqual([plain])
      expect(await by('p_t')).toEqual([signs])
      expect(await by('t%x')).toEqual([signs])
      expect(await by('@bücher.test')).toEqual([signs])
      expect(await by('p\\')).toEqual([])
      expect(await listed({ status: 'erased' })).toEqual([erased])
    })

    test('know the sources that signups named, by name, without repeating any', async () => {
      const { add, sources } = await given()
      for (const network of ['b', 'a', 'b', '']) await add({ tracking: { network } })
      await add({ tracking: { ref: 'c' } })
      await add({ tracking: {} })
      expect(await sources(9)).toEqual(['a', 'b', 'c'])
      expect(await sources(2)).toEqual(['a', 'b'])
    })
  })
}
