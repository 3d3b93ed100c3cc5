import { Elysia, t } from 'elysia'
import { townsElsewhere } from '#core/discovery/searching/towns-elsewhere.ts'
import type { Ports } from '#core/ports.ts'
import { isoOf } from '#core/shared/time.ts'
import { isCountry } from '#core/site/countries.ts'
import { LOCALES } from '#core/site/locales.ts'
import { BOUNCE_PARAMETER, bounceMark } from '#core/site/pages/page-bounce.ts'
import { PAGES } from '#core/site/pages/text-pages.ts'
import { isRegionOffered, offeredRegions } from '#core/site/settings.ts'
import {
  CompanyShape,
  companyOf,
  SettingsShape,
  settingsOf,
} from '../../accounts/shapes/settings.ts'
import { OneOf } from '../../basics.ts'
import { countryOf, selectedCountryOf } from '../../http/country.ts'
import { session } from '../../http/guards/session.ts'
import type { Http } from '../../http/http.ts'
import { refusals, statusOf } from '../../http/problem.ts'
import { blocksOf, OwnPageShape } from '../shapes/own-page.ts'

export const PlaceShape = t.Object({ country: t.String(), region: t.String(), town: t.String() })
const placeOf = ({ country, region, town }: { country: string; region: string; town: string }) => ({
  country,
  region,
  town,
})

const CountryCode = t.String({ minLength: 2, maxLength: 2 })
const TOWNS = 8

/** Site settings and static data: the loaded-once calls of spec §7. */
export const site = (ports: Ports, http: Http) =>
  new Elysia({ tags: ['Site'] })
    .use(session(ports, http))
    .get(
      '/settings.php',
      ({ site, query, request }) => {
        const forced = http.development ? query.forced_domain : undefined
        const shown = forced === undefined ? site : ports.sites.at(forced)
        const { settings } = shown
        return settingsOf(shown, {
          country: countryOf(http, request, settings.countries),
          selected: selectedCountryOf(http, request, settings.countries),
          payments: ports.payments,
          pushKey: ports.pusher.publicKey,
          devMailbox: http.mailbox,
          guest: http.guest ? { email: http.guest.email, password: http.guest.password } : null,
        })
      },
      {
        query: t.Object({ forced_domain: t.Optional(t.String()) }, { additionalProperties: true }),
        response: { 200: SettingsShape },
        detail: { summary: 'The site at this host; the default site when the host is unknown' },
      },
    )
    .get('/companyinfo.php', ({ site }) => companyOf(site.company), {
      response: { 200: CompanyShape },
      detail: { summary: 'Who runs the site' },
    })
    .get(
      '/own-pages/:page',
      ({ params: { page }, query: { language }, site: { pages = {} }, status }) => {
        const own = pages[page]?.[language]
        if (own) return { version: own.version, at: isoOf(own.at), blocks: blocksOf(own.blocks) }
        return status(404, { code: 'not-found' } as const)
      },
      {
        params: t.Object({ page: OneOf(PAGES) }),
        query: t.Object({ language: OneOf(LOCALES) }),
        response: { 200: OwnPageShape, ...refusals('not-found') },
        detail: { summary: 'The site’s own text of a page, where it has one in a language' },
      },
    )
    .get('/interests.php', ({ site }) => ({ interests: [...site.settings.interests] }), {
      response: { 200: t.Object({ interests: t.Array(t.String()) }) },
      detail: { summary: 'The interests a profile may choose from, as keys with a text' },
    })
    .get(
      '/regions.php',
      async ({ query, site }) => {
        const asked = query.country === undefined ? site.settings.countries : [query.country]
        const regions = asked.filter(isCountry).map(async (code): Promise<[string, string[]]> => {
          const known = await ports.towns.regions(code)
          return [code, [...offeredRegions(site.settings, code, known)]]
        })
        return { regions: Object.fromEntries(await Promise.all(regions)) }
      },
      {
        query: t.Object({ country: t.Optional(CountryCode) }),
        response: { 200: t.Object({ regions: t.Record(t.String(), t.Array(t.String())) }) },
        detail: { summary: 'The regions of each country that the site is about' },
      },
    )
    .get(
      '/geocode.php',
      async ({ query, site: { settings }, status }) => {
        const place = await ports.towns.nearest(query.lat, query.lon)
        if (place && isRegionOffered(settings, place.country, place.region)) return placeOf(place)
        const refused = { code: 'place.unknown' } as const
        return status(statusOf(refused), refused)
      },
      {
        query: t.Object({
          lat: t.Number({ minimum: -90, maximum: 90 }),
          lon: t.Number({ minimum: -180, maximum: 180 }),
        }),
        response: { 200: PlaceShape, ...refusals('place.unknown') },
        detail: { summary: 'The town nearest to a point; the point itself is not kept' },
      },
    )
    .get(
      '/towns',
      async ({ query, site: { settings } }) => {
        const { country, text } = query
        if (!isCountry(country)) return { towns: [], elsewhere: [] }
        const towns = await ports.towns.named(country, text, TOWNS)
        const offered = towns.filter(({ region }) => isRegionOffered(settings, country, region))
        const elsewhere =
          offered.length > 0 ? [] : await townsElsewhere(ports, { country, text, site: settings })
        return { towns: offered.map(placeOf), elsewhere: elsewhere.map(placeOf) }
      },
      {
        query: t.Object({ country: CountryCode, text: t.String({ maxLength: 80 }) }),
        response: {
          200: t.Object({
            towns: t.Array(PlaceShape),
            /** If there are none: towns of this name in the site's other countries. */
            elsewhere: t.Array(PlaceShape),
          }),
        },
        detail: { summary: 'Towns whose name starts with a text, largest first' },
      },
    )
    .post(
      '/page-hidden.php',
      ({ query, me, status }) => {
        const mark = bounceMark(query[BOUNCE_PARAMETER])
        if (me && mark) http.log('info', 'page.bounced', { mark })
        return status(204, undefined)
      },
      {
        // A beacon may have any content type, so its body is not parsed.
        parse: () => null,
        asker: true,
        query: t.Object({ lb: t.Optional(t.String()) }, { additionalProperties: true }),
        response: { 204: t.Void({ description: 'Stored' }) },
        detail: {
          summary: 'A page was hidden; `lb` names the mark of a member who saw no further page',
        },
      },
    )
