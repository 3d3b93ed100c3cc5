import type { Reads } from '../../ports.ts'
import { covers, type SiteId, type SiteScope } from '../../site/settings.ts'
import type { FoundNumber } from '../members/find-numbers.ts'
import { findPhoto } from '../photos/waiting-pictures.ts'

type Needs = Pick<
  Reads,
  | 'accounts'
  | 'reports'
  | 'complaints'
  | 'orders'
  | 'creditChanges'
  | 'memberRequests'
  | 'photos'
  | 'chatPhotos'
  | 'campaigns'
>

const ofMember = async ({ accounts }: Needs, id: string | undefined) =>
  id === undefined ? null : ((await accounts.byId(id))?.site ?? null)

/** How the site of one thing is found, by the name that its routes have. */
const SITE_OF = {
  members: ofMember,
  reports: async (reads, id) => ofMember(reads, (await reads.reports.byId(id))?.reported),
  complaints: async ({ complaints }, id) => (await complaints.byId(id))?.site ?? null,
  orders: async ({ orders }, id) => (await orders.byId(id))?.site ?? null,
  'credit-requests': async (reads, id) =>
    ofMember(reads, (await reads.creditChanges.byId(id))?.member),
  requests: async (reads, id) => ofMember(reads, (await reads.memberRequests.byId(id))?.member),
  photos: async (reads, id) => ofMember(reads, (await findPhoto(reads, id))?.member),
  campaigns: async ({ campaigns }, id) => (await campaigns.byId(id))?.site ?? null,
} as const satisfies Record<string, (reads: Needs, id: string) => Promise<SiteId | null>>

/** What belongs to a site. */
export type SiteSubject = keyof typeof SITE_OF

export const isSiteSubject = (name: string): name is SiteSubject => Object.hasOwn(SITE_OF, name)

/** The site of one thing: that of its member, as it is in the row; `null` if there is none, or of no single site. */
export const siteOf = (reads: Needs, subject: SiteSubject, id: string): Promise<SiteId | null> =>
  SITE_OF[subject](reads, id)

const SUBJECT_OF = {
  report: 'reports',
  complaint: 'complaints',
  order: 'orders',
  payment: 'orders',
} as const

/** Those of what was found by number that are of some sites. */
export async function numbersWithin(
  { reads }: { readonly reads: Needs },
  found: readonly FoundNumber[],
  sites: SiteScope,
): Promise<readonly FoundNumber[]> {
  if (sites === 'all') return found
  const own = await Promise.all(
    found.map(({ kind, id, member }) =>
      kind === 'decision' ? ofMember(reads, member?.id) : siteOf(reads, SUBJECT_OF[kind], id),
    ),
  )
  return found.filter((_, nth) => covers(sites, own[nth] ?? ''))
}
