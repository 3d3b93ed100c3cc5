import type { Campaign } from '#core/notifications/campaign.ts'
import { brandedAs } from '#core/notifications/letters.ts'
import type { Ports } from '#core/ports.ts'
import { LOCALES } from '#core/site/locales.ts'
import type { Http } from '../../http/http.ts'
import { urlsOf } from '../../http/site-urls.ts'

/** A campaign's mail in each of its languages, as the default site sends it where it goes to all sites. */
export function campaignMails(
  { sites, renderLetter }: Pick<Ports, 'sites' | 'renderLetter'>,
  { webhookOrigin }: Pick<Http, 'webhookOrigin'>,
  { kind, site, texts, path }: Campaign,
  name: string,
) {
  const { settings } = site === null ? sites.at('') : sites.byId(site)
  const envelope = {
    ...{ to: '', country: null, timeZone: null, kind, path },
    site: brandedAs(settings, urlsOf(sites, webhookOrigin)),
    // Each mail has a link of its own.
    unsubscribe: null,
  }
  return LOCALES.flatMap((language) => {
    const words = texts[language]
    if (!words) return []
    const { subject, text } = renderLetter({ ...envelope, language, facts: { name, words } })
    return [{ language, site: settings.name, subject, text }]
  })
}
