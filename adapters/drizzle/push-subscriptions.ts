import { desc, eq } from 'drizzle-orm'
import type { PushSubscriptions } from '#core/notifications/push-subscriptions.ts'
import type { Database } from './database.ts'

/** Push subscriptions in the database: an endpoint belongs to one member, the last to put it there. */
export const pushSubscriptions = ({ db, pushSubscription }: Database): PushSubscriptions => ({
  of: async (member) =>
    db
      .select()
      .from(pushSubscription)
      .where(eq(pushSubscription.member, member))
      .orderBy(desc(pushSubscription.addedAt), desc(pushSubscription.endpoint)),

  async put(subscription) {
    const { endpoint: target, ...moved } = subscription
    await db
      .insert(pushSubscription)
      .values({ endpoint: target, ...moved })
      .onConflictDoUpdate({ target: pushSubscription.endpoint, set: moved })
  },
  async remove(endpoint) {
    await db.delete(pushSubscription).where(eq(pushSubscription.endpoint, endpoint))
  },
  async removeAllOf(member) {
    await db.delete(pushSubscription).where(eq(pushSubscription.member, member))
  },
})
