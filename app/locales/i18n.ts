import { createInstance, type i18n } from 'i18next'
import { initReactI18next } from 'react-i18next/initReactI18next'
import { type Country, isCountry } from '#core/site/countries.ts'
import type { Locale } from '#core/site/locales.ts'
import { isRegion } from '#core/site/texts/region.ts'
import { TEXT_OPTIONS } from '#core/site/texts/text-options.ts'
import { follow, type Home, settle } from './home-country.ts'
import type account from './nl/account.json'
import type chatPhotos from './nl/chat-photos.json'
import type chats from './nl/chats.json'
import type common from './nl/common.json'
import type credits from './nl/credits.json'
import type desk from './nl/desk.json'
import type deskCases from './nl/desk-cases.json'
import type deskComplaints from './nl/desk-complaints.json'
import type deskMembers from './nl/desk-members.json'
import type deskMoney from './nl/desk-money.json'
import type deskOperation from './nl/desk-operation.json'
import type deskOperators from './nl/desk-operators.json'
import type deskPages from './nl/desk-pages.json'
import type deskSites from './nl/desk-sites.json'
import type errors from './nl/errors.json'
import type fields from './nl/fields.json'
import type finder from './nl/finder.json'
import type gifts from './nl/gifts.json'
import type home from './nl/home.json'
import type landers from './nl/landers.json'
import type likes from './nl/likes.json'
import type members from './nl/members.json'
import type notices from './nl/notices.json'
import type pages from './nl/pages.json'
import type profile from './nl/profile.json'
import type report from './nl/report.json'
import type settings from './nl/settings.json'
import type signup from './nl/signup.json'
import { strict } from './strict.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    keySeparator: false
    resources: {
      account: typeof account
      'chat-photos': typeof chatPhotos
      chats: typeof chats
      common: typeof common
      credits: typeof credits
      desk: typeof desk
      'desk-cases': typeof deskCases
      'desk-complaints': typeof deskComplaints
      'desk-members': typeof deskMembers
      'desk-money': typeof deskMoney
      'desk-pages': typeof deskPages
      'desk-sites': typeof deskSites
      'desk-operation': typeof deskOperation
      'desk-operators': typeof deskOperators
      errors: typeof errors
      fields: typeof fields
      finder: typeof finder
      gifts: typeof gifts
      home: typeof home
      landers: typeof landers
      likes: typeof likes
      members: typeof members
      notices: typeof notices
      pages: typeof pages
      profile: typeof profile
      report: typeof report
      settings: typeof settings
      signup: typeof signup
    }
  }
}

/** Areas of the catalogue; a screen loads its own lazily. */
export const AREAS = [
  'account',
  'chat-photos',
  'chats',
  'common',
  'credits',
  'errors',
  'fields',
  'finder',
  'gifts',
  'home',
  'landers',
  'likes',
  'members',
  'notices',
  'pages',
  'profile',
  'report',
  'settings',
  'signup',
] as const

/** Areas of the desk, whose texts only its own entry can load (`desk-texts.ts`). */
export const DESK_AREAS = [
  'desk',
  'desk-cases',
  'desk-complaints',
  'desk-members',
  'desk-money',
  'desk-pages',
  'desk-sites',
  'desk-operation',
  'desk-operators',
] as const

export type Area = (typeof AREAS | typeof DESK_AREAS)[number]

/** Loaders of texts by file. */
export type Catalogue = Readonly<Record<string, () => Promise<Record<string, string>>>>

/** One index per language, so that a chunk does not contain the URLs of ten others. */
const catalogues = import.meta.glob<Catalogue>('./*/catalogue.ts', { import: 'catalogue' })

/** Source paths of some areas' texts and of their index. */
export const textsAt = (locale: string, areas: readonly string[]): readonly string[] => [
  `locales/${locale}/catalogue.ts`,
  ...areas.map((area) => `locales/${locale}/${area}.json`),
]

const lazily = (home: Home, own: Catalogue) => ({
  type: 'backend' as const,
  init: () => undefined,
  read: async (locale: string, area: string) => {
    const catalogue = await catalogues[`./${locale}/catalogue.ts`]?.()
    const load = own[`./${locale}/${area}.json`] ?? catalogue?.[`./${area}.json`]
    if (!load) throw new Error(`no texts for ${locale}/${area}`)
    const region = `${locale}-${home.country}`
    if (!isRegion(region)) return load()
    const [said, { inRegion }] = await Promise.all([load(), import('#core/site/texts/regional.ts')])
    return inRegion(region, said)
  },
})

/** The texts of one language with regional overrides; areas not listed are loaded lazily, `own` ones of an entry too. */
export async function openTexts(
  locale: Locale,
  areas: readonly Area[] = ['common', 'errors'],
  country = '',
  own: Catalogue = {},
): Promise<i18n> {
  const texts = createInstance()
  const home: Home = { country: isCountry(country) ? country : null }
  await texts
    .use(lazily(home, own))
    .use(initReactI18next)
    .init({
      lng: locale,
      ...TEXT_OPTIONS,
      ns: [...areas],
      defaultNS: 'common',
      react: { useSuspense: true },
    })
  settle(texts, home)
  return strict(texts)
}

/** The last change that was asked for: the texts of an earlier one may arrive after its own. */
const lastAsked = new WeakMap<i18n['store'], symbol>()

/**
 * Changes language or region: all areas in use are loaded, and the choice is kept, before the switch. Throws if either
 * fails, and keeps the language. Returns whether it switched, which a later change prevents.
 */
export async function changeLanguage(
  texts: i18n,
  language: Locale,
  country: Country | null,
  keep: () => Promise<unknown> = async () => null,
): Promise<boolean> {
  const asked = Symbol(language)
  lastAsked.set(texts.store, asked)
  if (country) follow(texts, country)
  const used = [...AREAS, ...DESK_AREAS].filter((area) =>
    texts.hasResourceBundle(texts.language, area),
  )
  await texts.reloadResources([language], used)
  if (lastAsked.get(texts.store) !== asked) return false
  const missing = used.filter((area) => !texts.hasResourceBundle(language, area))
  if (missing.length > 0) throw new TypeError(`no texts for ${language}/${missing}`)
  await keep()
  if (lastAsked.get(texts.store) !== asked) return false
  await texts.changeLanguage(language)
  return true
}
