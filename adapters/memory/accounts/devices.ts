import type { Device, Devices } from '#core/accounts/sessions.ts'
import { latest } from '../compare.ts'
import type { Table } from '../table.ts'

/** Devices in memory. */
export function devices(table: Table<Device>): Devices {
  const keyOf = (id: Device['id'], member: Device['member']) => `${id} ${member}`
  const drop = ({ id, member }: Device) => table.drop(keyOf(id, member))

  return {
    find: async (id, member) => table.find(keyOf(id, member)),
    membersOf: async (id) =>
      table
        .all()
        .filter((one) => one.id === id)
        .map(({ member }) => member),
    of: async (member) =>
      table
        .all()
        .filter((one) => one.member === member)
        .toSorted(latest(({ seenAt }) => seenAt)),
    async keep(device) {
      const { id, member, seenAt } = device
      table.put(keyOf(id, member), { ...(table.find(keyOf(id, member)) ?? device), seenAt })
    },
    async rename(from, to) {
      for (const device of table.all()) {
        if (device.id !== from) continue
        drop(device)
        table.put(keyOf(to, device.member), { ...device, id: to })
      }
    },
    async remove(id, member) {
      table.drop(keyOf(id, member))
    },
    async removeAllOf(member, spared) {
      for (const device of table.all()) {
        if (device.member === member && device.id !== spared) drop(device)
      }
    },
    async removeUnused(since) {
      for (const device of table.all()) if (device.seenAt < since) drop(device)
    },
  }
}
