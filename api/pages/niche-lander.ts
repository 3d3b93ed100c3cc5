import type { Ports } from '#core/ports.ts'
import { siteOfSlug } from '#core/site/pages/niche.ts'
import type { Site } from '#core/site/settings.ts'
import type { Http } from '../http/http.ts'
import { urlsOf } from '../http/site-urls.ts'
import type { ParsedPageRequest } from './parse-page-request.ts'

/** A lander with a slug: of a campaign, or about a member. */
const LANDER =
  /^\/(?:landers\/[a-z]+|members\/(?<member>[^/]+)\/landing[23])\/(?<slug>[a-z0-9-]+)$/i

type Needs = Pick<Ports, 'sites' | 'reads'>

/**
 * Where a lander with a niche's slug leads: to the same lander on the install's site of that niche, which is the one that
 * the visitor joins. `null` if that is this site or there is none, if the lander's member is not shown there, or if
 * this request used no domain of ours, since then it may not reach another.
 */
export async function nicheLander(
  { sites, reads }: Needs,
  http: Pick<Http, 'publicUrl' | 'webhookOrigin'>,
  { path, search, locale, chosen, site }: ParsedPageRequest,
  { hostname }: URL,
): Promise<string | null> {
  const { member, slug } = LANDER.exec(path)?.groups ?? {}
  if (slug === undefined || !isOwnHost(hostname, site, http)) return null
  const target = siteOfSlug(slug, sites.all())?.settings
  if (!target || target.brand === site.settings.brand) return null
  if (member !== undefined) {
    const profile = await reads.profiles.byId(member)
    if (!profile?.listedOn.includes(target.id)) return null
  }
  const query = new URLSearchParams(search)
  // Development's choice of this site would lead back here.
  query.delete('forced_domain')
  // The cookie of the language stays behind.
  if (chosen) query.set('lang', locale)
  const origin = urlsOf(sites, http.publicUrl ?? http.webhookOrigin)(target)
  return `${origin}${path}${query.size > 0 ? `?${query}` : ''}`
}

const isOwnHost = (
  host: string,
  { settings }: Site,
  { publicUrl }: Pick<Http, 'publicUrl'>,
): boolean =>
  host === settings.domain || (publicUrl !== null && host === new URL(publicUrl).hostname)
