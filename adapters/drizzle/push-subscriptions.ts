import { desc, eq } from 'drizzle-orm'
import type { PushSubscriptions } from '#core/notifications/push-subscriptions.ts'
import { type Database, given, once } from './database.ts'

/** Push subscriptions in the database: an endpoint belongs to one member, the last to put it there. */
export function pushSubscriptions({ db, pushSubscription }: Database): PushSubscriptions {
  // Asked for with every message that is sent.
  const of = once(() =>
    db
      .select()
      .from(pushSubscription)
      .where(eq(pushSubscription.member, given('member')))
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
