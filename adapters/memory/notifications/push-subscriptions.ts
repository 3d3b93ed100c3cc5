import type { PushSubscription, PushSubscriptions } from '#core/notifications/pushes.ts'
import { lastText, latest } from '../compare.ts'
import type { Table } from '../table.ts'

/** Push subscriptions in memory. */
export function pushSubscriptions(table: Table<PushSubscription>): PushSubscriptions {
  const of = (member: PushSubscription['member']) =>
    table
      .all()
      .filter((one) => one.member === member)
      .toSorted((a, b) => lastText(a.endpoint, b.endpoint))
      .toSorted(latest(({ addedAt }) => addedAt))

  return {
    of: async (member) => of(member),
    async put(subscription) {
      table.put(subscription.endpoint, subscription)
    },
    async remove(endpoint) {
      table.drop(endpoint)
    },
    async removeAllOf(member) {
      for (const { endpoint } of of(member)) table.drop(endpoint)
    },
  }
}
