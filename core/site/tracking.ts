import { parseSlug } from './pages/niche.ts'
import type { Brand, Settings } from './settings.ts'

/** A visitor's traffic source (spec §3, Tracking), with the lander's campaign and niche. */
export type Tracking = {
  readonly network?: string
  readonly ref?: string
  readonly sub1?: string
  readonly sub2?: string
  readonly sub3?: string
  readonly campaign?: string
  readonly niche?: Exclude<Brand, 'default'>
}

/** Whether the visitor has a traffic source. */
export const hasTrafficSource = (tracking: Tracking): boolean =>
  Boolean(tracking.network ?? tracking.ref)

/** A traffic source with what the slug of its lander says. */
export function withCampaign(tracking: Tracking, slug: string | undefined): Tracking {
  const { brand, campaign } = parseSlug(slug)
  return {
    ...tracking,
    ...(campaign !== null && { campaign }),
    ...(brand !== 'default' && { niche: brand }),
  }
}

/** Spec §6: whether a visitor may search. Visitors with a traffic source have their own setting. */
export const loggedOutSearchOpen = (
  site: Pick<Settings, 'loggedOutSearch' | 'loggedOutSearchTrafficsource'>,
  tracking: Tracking,
): boolean =>
  hasTrafficSource(tracking) ? site.loggedOutSearchTrafficsource : site.loggedOutSearch
