import { describe, expect, test } from 'bun:test'
import type { Device, Session } from '#core/accounts/sessions.ts'
import type { Storage } from '#core/ports.ts'
import { addMember, commit, NOW, newId } from './sample.ts'

const sampleDevice = (member: string, changes: Partial<Device> = {}): Device => ({
  id: newId(),
  member,
  addedAt: NOW,
  seenAt: NOW,
  ...changes,
})

/** Contract of every storage: known devices. */
export function devicesContract(name: string, open: () => Promise<Storage>) {
  describe(`devices in ${name}`, () => {
    test('a device is found by id and member, last used first', async () => {
      const storage = await open()
      const [ann, bob] = [await addMember(storage), await addMember(storage)]
      const old = sampleDevice(ann, { seenAt: NOW - 1 })
      const shared = sampleDevice(ann)
      await commit(storage, async ({ devices }) => {
        for (const device of [old, shared, { ...shared, member: bob }]) await devices.keep(device)
      })

      const { devices } = storage.reads
      expect(await devices.find(shared.id, ann)).toEqual(shared)
      expect(await devices.find(shared.id, bob)).toEqual({ ...shared, member: bob })
      expect(await devices.find(old.id, bob)).toBeNull()
      expect(await devices.of(ann)).toEqual([shared, old])
    })

    test('saving a device again updates its last use, not its creation', async () => {
      const storage = await open()
      const device = sampleDevice(await addMember(storage))
      const savedAgain = { ...device, addedAt: NOW + 9, seenAt: NOW + 9 }
      await commit(storage, ({ devices }) => devices.keep(device))
      await commit(storage, ({ devices }) => devices.keep(savedAgain))

      expect(await storage.reads.devices.of(device.member)).toEqual([
        { ...device, seenAt: NOW + 9 },
      ])
    })

    test('a device shared by members gets a new id for one of them', async () => {
      const storage = await open()
      const [ann, bob] = [await addMember(storage), await addMember(storage)]
      const [shared, other, to] = [sampleDevice(ann), sampleDevice(ann), newId()]
      await commit(storage, async ({ devices }) => {
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

    test('a member’s sessions on a device move to its new id, and no others', async () => {
      const storage = await open()
      const [ann, bob] = [await addMember(storage), await addMember(storage)]
      const [shared, other, to] = [newId(), newId(), newId()]
      const times = { startedAt: NOW, seenAt: NOW, expiresAt: NOW + 9 }
      const sessionOn = (member: string, device: string | null): Session => ({
        id: newId(),
        member,
        device,
        agent: '',
        ...times,
      })
      const [moves, stays] = [
        sessionOn(ann, shared),
        [sessionOn(ann, other), sessionOn(ann, null), sessionOn(bob, shared)],
      ]
      await commit(storage, async ({ sessions }) => {
        for (const session of [moves, ...stays]) await sessions.add(session)
      })
      const { byId } = storage.reads.sessions
      expect(await byId(moves.id)).toEqual(moves)
      await commit(storage, ({ sessions }) => sessions.moveDevice(ann, shared, to))
      expect(await byId(moves.id)).toEqual({ ...moves, device: to })
      for (const session of stays) expect(await byId(session.id)).toEqual(session)
    })

    test('devices are removed one by one, all but one, or when unused', async () => {
      const storage = await open()
      const [ann, bob] = [await addMember(storage), await addMember(storage)]
      const [one, two, three] = [sampleDevice(ann), sampleDevice(ann), sampleDevice(ann)]
      const ofBob = sampleDevice(bob, { id: one.id, seenAt: NOW - 1 })
      const left = async (member: string) =>
        (await storage.reads.devices.of(member)).map(({ id }) => id).toSorted()
      await commit(storage, async ({ devices }) => {
        for (const device of [one, two, three, ofBob]) await devices.keep(device)
        await devices.remove(one.id, ann)
      })
      expect(await left(ann)).toEqual([two.id, three.id].toSorted())

      await commit(storage, ({ devices }) => devices.removeAllOf(ann, three.id))
      expect(await left(ann)).toEqual([three.id])
      expect(await left(bob)).toEqual([ofBob.id])

      await commit(storage, ({ devices }) => devices.removeUnused(NOW))
      expect(await left(bob)).toEqual([])
      expect(await left(ann)).toEqual([three.id])

      await commit(storage, ({ devices }) => devices.removeAllOf(ann, null))
      expect(await left(ann)).toEqual([])
    })
  })
}
