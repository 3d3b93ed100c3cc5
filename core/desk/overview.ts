import type { Backlog } from '../notifications/deliveries.ts'
import { type ListedAction, listActions } from '../operators/list-actions.ts'
import { ACCESS_ACTIONS } from '../operators/operator-actions.ts'
import type { Ports } from '../ports.ts'
import { isExempt } from '../reports/misuse.ts'
import type { Instant } from '../shared/time.ts'
import { waitingPhotos } from './waiting-pictures.ts'

/** Counted up to here: more would not be read differently. */
export const COUNTED = 500
const ACTIONS = 5

/** What waits in a queue. */
export type Queue = { readonly waiting: number; readonly oldestAt: Instant | null }

/** Everything that waits for an operator. */
export type Overview = {
  readonly photos: Queue
  readonly chatPhotos: Queue
  readonly reports: Queue
  /** Those among the reports that are looked at before all others. */
  readonly graveReports: Queue
  readonly complaints: Queue
  readonly deliveries: Backlog
  /** Events whose consumer failed. */
  readonly parked: Queue
  /** What operators did last. */
  readonly actions: readonly ListedAction[]
}

const queueOf = (moments: readonly Instant[]): Queue => ({
  waiting: moments.length,
  oldestAt: moments.length > 0 ? Math.min(...moments) : null,
})

/** What waits, since when, and what went wrong. */
export async function viewOverview({
  reads,
  now,
}: Pick<Ports, 'reads' | 'now'>): Promise<Overview> {
  const [pictures, reports, complaints, deliveries, parked, actions] = await Promise.all([
    waitingPhotos(reads, now()),
    reads.reports.waiting(null, COUNTED),
    reads.complaints.waiting(),
    reads.deliveries.backlog(now()),
    reads.events.parked(COUNTED),
    listActions({ reads }, { before: null, limit: ACTIONS, without: ACCESS_ACTIONS }),
  ])
  const since = (kind: 'profile' | 'chat') =>
    pictures.filter((picture) => picture.kind === kind).map((picture) => picture.since)
  return {
    photos: queueOf(since('profile')),
    chatPhotos: queueOf(since('chat')),
    reports: queueOf(reports.map(({ at }) => at)),
    graveReports: queueOf(reports.filter(({ reason }) => isExempt(reason)).map(({ at }) => at)),
    complaints: { waiting: complaints.count, oldestAt: complaints.oldestAt },
    deliveries,
    parked: queueOf(parked.map(({ parkedAt }) => parkedAt)),
    actions: actions.items,
  }
}
