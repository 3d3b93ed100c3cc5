import type { Ports } from '../ports.ts'
import { QUEUE_CAP } from '../shared/paging.ts'
import type { SiteScope } from '../site/settings.ts'
import { listActions } from './log/list-actions.ts'
import type { Operator } from './operator.ts'
import { ACCESS_ACTIONS } from './ports.ts'
import { type Permission, sitesFor } from './roles.ts'

const ACTIONS = 5

/**
 * What waits for an operator, since when, what went wrong, and what operators did last: of what they may do, at the sites
 * where they may; `null` is none of theirs.
 */
export async function viewOverview(
  {
    reads,
    now,
    refusedMethods,
    storesMails,
  }: Pick<Ports, 'reads' | 'now' | 'refusedMethods' | 'storesMails'>,
  { roles }: Pick<Operator, 'roles'>,
) {
  const seen = async <T>(permission: Permission, ask: (sites: SiteScope) => Promise<T>) => {
    const sites = sitesFor(roles, permission)
    return sites.length > 0 ? ask(sites) : null
  }
  const [
    photos,
    chatPhotos,
    secondLooks,
    all,
    grave,
    complaints,
    asks,
    chargebacks,
    failedRefunds,
    asked,
    ...others
  ] = await Promise.all([
    seen('photos', reads.photos.queue),
    seen('photos', reads.chatPhotos.queue),
    seen('photos', reads.photos.lookAgainQueue),
    seen('reports', (sites) => reads.reports.queue('all', sites)),
    seen('reports', (sites) => reads.reports.queue('grave', sites)),
    seen('complaints', reads.complaints.queue),
    seen('requests', reads.memberRequests.queue),
    seen('orders', (sites) => reads.orderLists.queue('charged-back', sites)),
    seen('orders', (sites) => reads.orderLists.queue('refund-failed', sites)),
    seen('money', reads.creditChanges.queue),
    seen('operation', () => reads.deliveries.backlog(now(), QUEUE_CAP)),
    seen('operation', reads.events.parkedQueue),
    seen('log', () =>
      listActions({ reads }, { before: null, limit: ACTIONS, without: ACCESS_ACTIONS }),
    ),
  ])
  const [deliveries, parked, actions] = others
  return {
    photos,
    chatPhotos,
    // Photos that others see, and that a second operator looks at.
    secondLooks,
    reports: all,
    // Those among the reports that are looked at before all others.
    graveReports: grave,
    complaints,
    // Letters of members who want their data, or erasure.
    memberRequests: asks,
    // Orders whose money a bank took back, and those whose money could not be given back.
    chargebacks,
    failedRefunds,
    // Credits that wait for a second operator.
    creditRequests: asked,
    deliveries,
    // Events whose consumer failed.
    parked,
    actions: actions?.items ?? null,
    // Methods that the payment provider does not offer: members do not see them.
    refusedMethods: sitesFor(roles, 'orders').length > 0 ? refusedMethods() : [],
    // Without SMTP nobody receives a mail.
    storesMails: storesMails && sitesFor(roles, 'operation').length > 0,
  }
}
