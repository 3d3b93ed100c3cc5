import type { MemberId } from '../accounts/account.ts'
import { eventIn } from '../event-log/event-in.ts'
import type { Position } from '../event-log/event-log.ts'
import type { Reads } from '../ports.ts'
import { type LiveUpdate, liveUpdatesOf } from './live-updates.ts'

const BATCH = 200
/** How many events are looked through for one page: what the busiest site writes while a page is on its way. */
export const SEARCHED = 5 * BATCH

/** What became out of date for a member after a place in the log, each once; more than can be looked through is everything. */
export async function updatesSince(
  { events }: Pick<Reads, 'events'>,
  member: MemberId,
  since: Position,
): Promise<readonly LiveUpdate[]> {
  const updates = new Map<string, LiveUpdate>()
  let position = since
  for (let read = 0; read < SEARCHED; read += BATCH) {
    const logged = await events.after(position, BATCH)
    for (const each of logged) {
      position = each.position
      const event = eventIn(each)
      for (const { to, update } of event ? liveUpdatesOf(event) : [])
        if (to === member) updates.set(JSON.stringify(update), update)
    }
    if (logged.length < BATCH) return [...updates.values()]
  }
  return [{ type: 'everything' }]
}
