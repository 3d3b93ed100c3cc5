import type { Ports } from '../ports.ts'
import { QUEUE_CAP } from '../shared/paging.ts'
import { listActions } from './log/list-actions.ts'
import { ACCESS_ACTIONS } from './ports.ts'

const ACTIONS = 5

/** What waits for an operator, since when, what went wrong, and what operators did last. */
export async function viewOverview({ reads, now }: Pick<Ports, 'reads' | 'now'>) {
  const [photos, chatPhotos, all, grave, complaints, chargebacks, failedRefunds, asked, ...others] =
    await Promise.all([
      reads.photos.queue(),
      reads.chatPhotos.queue(),
      reads.reports.queue('all'),
      reads.reports.queue('grave'),
      reads.complaints.queue(),
      reads.orderLists.queue('charged-back'),
      reads.orderLists.queue('refund-failed'),
      reads.creditChanges.queue(),
      reads.deliveries.backlog(now(), QUEUE_CAP),
      reads.events.parkedQueue(),
      listActions({ reads }, { before: null, limit: ACTIONS, without: ACCESS_ACTIONS }),
    ])
  const [deliveries, parked, actions] = others
  return {
    photos,
    chatPhotos,
    reports: all,
    // Those among the reports that are looked at before all others.
    graveReports: grave,
    complaints,
    // Orders whose money a bank took back, and those whose money could not be given back.
    chargebacks,
    failedRefunds,
    // Credits that wait for a second operator.
    creditRequests: asked,
    deliveries,
    // Events whose consumer failed.
    parked,
    actions: actions.items,
  }
}
