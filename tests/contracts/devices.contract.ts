import { describe, expect, test } from 'bun:test'
import type { Device } from '#core/accounts/devices.ts'
import type { Session } from '#core/accounts/sessions.ts'
import type { Storage } from '#core/ports.ts'
import { keep, NOW, newId, someone } from './sample.ts'

const sampleDevice = (member: string, changes: Partial<Device> = {}): Device => ({
  id: newId(),
  member,
  addedAt: NOW,
  seenAt: NOW,
  ...changes,
})

/** What every storage promises about the browsers that logged in before. */
export function devicesContract(name: string, open: () => Promise<Storage>) {
  describe(`devices in ${name}`, () => {
    test('one is found by its id and the member it logged in for, last used first', async () => {
      const storage = await open()
      const [ann, bob] = [await someone(storage), await someone(storage)]
      const old = sampleDevice(ann, { seenAt: NOW - 1 })
      const shared = sampleDevice(ann)
      await keep(storage, async ({ devices }) => {
        for (const device of [old, shared, { ...shared, member: bob }]) await devices.keep(device)
      })

      const { devices } = storage.reads
      expect(await devices.find(shared.id, ann)).toEqual(shared)
      expect(await devices.find(shared.id, bob)).toEqual({ ...shared, member: bob })
      expect(await devices.find(old.id, bob)).toBeNull()
      expect(await devices.of(ann)).toEqual([shared, old])
    })

    test('one that is kept again was used again, and stays as old as it is', async () => {
      const storage = await open()
      const device = sampleDevice(await someone(storage))
      const later = { ...device, addedAt: NOW + 9, seenAt: NOW + 9 }
      await keep(storage, ({ devices }) => devices.keep(device))
      await keep(storage, ({ devices }) => devices.keep(later))

      expect(await storage.reads.devices.of(device.member)).toEqual([
        { ...device, seenAt: NOW + 9 },
      ])
    })

    test('one of many members is theirs under its new id', async () => {
      const storage = await open()
      const [ann, bob] = [await someone(storage), await someone(storage)]
      const [shared, other, to] = [sampleDevice(ann), sampleDevice(ann), newId()]
      await keep(storage, async ({ devices }) => {
        for (const device of [shared, { ...shared, member: bob }, other]) await devices.keep(device)
        const members = await devices.membersOf(shared.id)
        expect(members.toSorted()).toEqual([ann, bob].toSorted())
        await devices.rename(shared.id, to)
      })

      const { devices } = storage.reads
      for (const member of [ann, bob]) {
        expect(await devices.find(to, member)).toEqual({ ...shared, id: to, member })
        expect(await devices.find(shared.id, member)).toBeNull()
      }
      expect(await devices.find(other.id, ann)).toEqual(other)
    })

    test('the sessions of a member on one move to its new id, and no others', async () => {
      const storage = await open()
      const [ann, bob] = [await someone(storage), await someone(storage)]
      const [shared, other, to] = [newId(), newId(), newId()]
      const times = { startedAt: NOW, seenAt: NOW, expiresAt: NOW + 9 }
      const on = (member: string, device: string | null): Session => ({
        id: newId(),
        member,
        device,
        agent: '',
        ...times,
      })
      const [moves, stays] = [on(ann, shared), [on(ann, other), on(ann, null), on(bob, shared)]]
      await keep(storage, async ({ sessions }) => {
        for (const session of [moves, ...stays]) await sessions.add(session)
      })
      const { byId } = storage.reads.sessions
      expect(await byId(moves.id)).toEqual(moves)
      await keep(storage, ({ sessions }) => sessions.moveDevice(ann, shared, to))
      expect(await byId(moves.id)).toEqual({ ...moves, device: to })
      for (const session of stays) expect(await byId(session.id)).toEqual(session)
    })

    test('they go one by one, all but one, or those that were not used', async () => {
      const storage = await open()
      const [ann, bob] = [await someone(storage), await someone(storage)]
      const [one, two, three] = [sampleDevice(ann), sampleDevice(ann), sampleDevice(ann)]
      const his = sampleDevice(bob, { id: one.id, seenAt: NOW - 1 })
      const left = async (member: string) =>
        (await storage.reads.devices.of(member)).map(({ id }) => id).toSorted()
      await keep(storage, async ({ devices }) => {
        for (const device of [one, two, three, his]) await devices.keep(device)
        await devices.remove(one.id, ann)
      })
      expect(await left(ann)).toEqual([two.id, three.id].toSorted())

      await keep(storage, ({ devices }) => devices.removeAllOf(ann, three.id))
      expect(await left(ann)).toEqual([three.id])
      expect(await left(bob)).toEqual([his.id])

      await keep(storage, ({ devices }) => devices.removeUnused(NOW))
      expect(await left(bob)).toEqual([])
      expect(await left(ann)).toEqual([three.id])

      await keep(storage, ({ devices }) => devices.removeAllOf(ann, null))
      expect(await left(ann)).toEqual([])
    })
  })
}
