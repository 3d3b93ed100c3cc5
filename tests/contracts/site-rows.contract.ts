import { describe, expect, test } from 'bun:test'
import type { Storage } from '#core/ports.ts'
import { commit, newId, sampleAccount, sampleProfile } from './sample.ts'
import { sampleComplaint } from './sample-complaint.ts'
import { sampleOrder } from './sample-order.ts'

/** Contract of every storage: which sites rows belong to. */
export function siteRowsContract(name: string, open: () => Promise<Storage>) {
  const opened = async () => {
    const storage = await open()
    const join = async (site: string, siteChoices: Record<string, boolean> = {}) => {
      const id = newId()
      const listedOn = [site, ...Object.keys(siteChoices).filter((one) => siteChoices[one])]
      await commit(storage, async ({ accounts, profiles }) => {
        await accounts.add(sampleAccount({ id, site, siteChoices }))
        await profiles.add(sampleProfile({ id, listedOn }))
      })
      return id
    }
    const rename = (from: string, to: string) =>
      commit(storage, ({ siteRows }) => siteRows.rename(from, to))
    const placeOf = async (id: string) => {
      const account = await storage.reads.accounts.byId(id)
      const profile = await storage.reads.profiles.byId(id)
      return [account?.site, account?.siteChoices, profile?.listedOn.toSorted()]
    }
    return { ...storage, join, rename, placeOf }
  }

  describe(`sites of rows in ${name}`, () => {
    test('the sites that members joined are listed once each', async () => {
      const { join, reads } = await opened()
      expect(await reads.siteRows.joined()).toEqual([])
      for (const site of ['vonk', 'gay', 'vonk', 'a-1']) await join(site)
      expect(await reads.siteRows.joined()).toEqual(['a-1', 'gay', 'vonk'])
    })

    test('a renamed site keeps its members, their choices and places in search', async () => {
      const { join, rename, placeOf, reads } = await opened()
      const own = await join('old', { gay: true })
      const guest = await join('gay', { old: true, vonk: false })
      const both = await join('gay', { new: true, old: false })
      const listedTwice = await join('new', { old: true })
      const stranger = await join('older', { 'old-2': true })
      await rename('old', 'new')
      await rename('old', 'new')
      expect(await placeOf(own)).toEqual(['new', { gay: true }, ['gay', 'new']])
      expect(await placeOf(guest)).toEqual(['gay', { new: true, vonk: false }, ['gay', 'new']])
      expect(await placeOf(both)).toEqual(['gay', { new: true }, ['gay', 'new']])
      expect(await placeOf(listedTwice)).toEqual(['new', { new: true }, ['new']])
      expect(await placeOf(stranger)).toEqual(['older', { 'old-2': true }, ['old-2', 'older']])
      expect(await reads.siteRows.joined()).toEqual(['gay', 'new', 'older'])
      const found = async (site: string) => {
        const { items } = await reads.search.page(
          { site, viewer: null, bornUntil: '2020-01-01' },
          null,
          10,
        )
        return items.map(({ id }) => id).toSorted()
      }
      expect(await found('new')).toEqual([own, guest, both, listedTwice].toSorted())
      expect(await found('old')).toEqual([])
    })

    test('a renamed site keeps its orders and complaints', async () => {
      const { join, rename, reads, atomically } = await opened()
      const member = await join('old')
      const order = sampleOrder(member, { site: 'old' })
      const [ours, others] = [sampleComplaint({ site: 'old' }), sampleComplaint({ site: 'gay' })]
      await commit({ atomically }, async ({ orders, complaints }) => {
        await orders.add(order)
        await complaints.add(ours)
        await complaints.add(others)
      })
      await rename('old', 'new')
      expect((await reads.orders.byId(order.id))?.site).toBe('new')
      expect((await reads.complaints.byId(ours.id))?.site).toBe('new')
      expect((await reads.complaints.byId(others.id))?.site).toBe('gay')
    })
  })
}
