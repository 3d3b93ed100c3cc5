import { desc, eq } from 'drizzle-orm'
import type { PushSubscriptions } from '#core/notifications/pushes.ts'
import { type Database, once, placeholder } from '../shared/database.ts'

/** Push subscriptions in the database: an endpoint belongs to the last member who subscribed it. */
export function pushSubscriptions({ db, pushSubscription }: Database): PushSubscriptions {
  // Needed for every message sent.
  const of = once(() =>
    db
      .select()
      .from(pushSubscription)
      .where(eq(pushSubscription.member, placeholder('member')))
      .orderBy(desc(pushSubscription.addedAt), desc(pushSubscription.endpoint))
      .prepare(),
  )

  return {
    of: async (member) => of().execute({ member }),

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
  }
}
