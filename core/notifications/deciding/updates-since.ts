import type { MemberId } from '../../accounts/account.ts'
import { eventIn, type Position } from '../../platform/event-log.ts'
import type { Reads } from '../../ports.ts'
import { type LiveUpdate, liveUpdatesOf } from '../ports.ts'

const BATCH = 200
/** Maximum events replayed for one page: enough for the busiest site during a page load. */
export const MAX_REPLAYED = 5 * BATCH

/** A member's invalidations since a log position, without duplicates; everything if there are too many events. */
export async function updatesSince(
  { events }: Pick<Reads, 'events'>,
  member: MemberId,
  since: Position,
): Promise<readonly LiveUpdate[]> {
  const updates = new Map<string, LiveUpdate>()
  let position = since
  for (let read = 0; read < MAX_REPLAYED; read += BATCH) {
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
