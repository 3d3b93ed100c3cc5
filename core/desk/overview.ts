import type { Backlog } from '../notifications/deliveries.ts'
import type { Ports } from '../ports.ts'
import { QUEUE_CAP, type Queue } from '../shared/paging.ts'
import { type ListedAction, listActions } from './log/list-actions.ts'
import { ACCESS_ACTIONS } from './ports.ts'

const ACTIONS = 5

/** Everything that waits for an operator. */
export type Overview = {
  readonly photos: Queue
  readonly chatPhotos: Queue
  readonly reports: Queue
  /** Those among the reports that are looked at before all others. */
  readonly graveReports: Queue
  readonly complaints: Queue
  /** Orders whose money a bank took back, and those whose money could not be given back. */
  readonly chargebacks: Queue
  readonly failedRefunds: Queue
  readonly deliveries: Backlog
  /** Events whose consumer failed. */
  readonly parked: Queue
  /** What operators did last. */
  readonly actions: readonly ListedAction[]
}

/** What waits, since when, and what went wrong. */
export async function viewOverview({
  reads,
  now,
}: Pick<Ports, 'reads' | 'now'>): Promise<Overview> {
  const [photos, chatPhotos, all, grave, complaints, chargebacks, failedRefunds, ...others] =
    await Promise.all([
      reads.photos.queue(),
      reads.chatPhotos.queue(),
      reads.reports.queue('all'),
      reads.reports.queue('grave'),
      reads.complaints.queue(),
      reads.orderLists.queue('charged-back'),
      reads.orderLists.queue('refund-failed'),
      reads.deliveries.backlog(now(), QUEUE_CAP),
      reads.events.parkedQueue(),
      listActions({ reads }, { before: null, limit: ACTIONS, without: ACCESS_ACTIONS }),
    ])
  const [deliveries, parked, actions] = others
  return {
    photos,
    chatPhotos,
    reports: all,
    graveReports: grave,
    complaints,
    chargebacks,
    failedRefunds,
    deliveries,
    parked,
    actions: actions.items,
  }
}
