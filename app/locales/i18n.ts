import { createInstance, type i18n } from 'i18next'
import { initReactI18next } from 'react-i18next/initReactI18next'
import { type Country, isCountry } from '#core/site/countries.ts'
import type { Locale } from '#core/site/locales.ts'
import { follow, type Home, settle } from './home-country.ts'
import type account from './nl/account.json'
import type chats from './nl/chats.json'
import type common from './nl/common.json'
import type credits from './nl/credits.json'
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
import type { Region } from './regions/regional.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    keySeparator: false
    resources: {
      account: typeof account
      chats: typeof chats
      common: typeof common
      credits: typeof credits
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

/** The areas of the catalogue; a screen loads its own when it opens. */
export const AREAS = [
  'account',
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
export type Area = (typeof AREAS)[number]

type Catalogue = Readonly<Record<string, () => Promise<Record<string, string>>>>

/** A list for each language: whoever reads one of them need not know where the texts of ten others are. */
const catalogues = import.meta.glob<Catalogue>('./*/catalogue.ts', { import: 'catalogue' })

/** Where the texts of some areas are, from the app's folder, with the list that leads to them. */
export const textsAt = (locale: string, areas: readonly string[]): readonly string[] => [
  `locales/${locale}/catalogue.ts`,
  ...areas.map((area) => `locales/${locale}/${area}.json`),
]

const lazily = (home: Home) => ({
  type: 'backend' as const,
  init: () => undefined,
  read: async (locale: string, area: string) => {
    const catalogue = await catalogues[`./${locale}/catalogue.ts`]?.()
    const load = catalogue?.[`./${area}.json`]
    if (!load) throw new Error(`no texts for ${locale}/${area}`)
    const region = `${locale}-${home.country}`
    if (!isRegion(region)) return load()
    const [said, { inRegion }] = await Promise.all([load(), import('./regions/regional.ts')])
    return inRegion(region, said)
  },
})

/** Where words differ from those of the language at large: fetched by who is there alone. */
const REGIONS: ReadonlySet<string> = new Set(['de-CH', 'en-US', 'es-US'])
const isRegion = (name: string): name is Region => REGIONS.has(name)

/** The site's texts in one language, as a country says it; areas not named here are fetched when first needed. */
export async function openTexts(
  locale: Locale,
  areas: readonly Area[] = ['common', 'errors'],
  country = '',
): Promise<i18n> {
  const texts = createInstance()
  const home: Home = { country: isCountry(country) ? country : null }
  await texts
    .use(lazily(home))
    .use(initReactI18next)
    .init({
      lng: locale,
      // A language that lacks a text does not pass the check.
      fallbackLng: false,
      ns: [...areas],
      defaultNS: 'common',
      keySeparator: false,
      interpolation: { escapeValue: false },
      react: { useSuspense: true },
    })
  settle(texts, home)
  return demanding(texts)
}

/** Texts that fail when words are missing, where i18next would show their keys: a screen without words is an error. */
function demanding(texts: i18n): i18n {
  const require = (areas: readonly string[]) => {
    const missing = areas.filter((area) => !texts.hasResourceBundle(texts.language, area))
    if (missing.length > 0) throw new TypeError(`no texts for ${texts.language}/${missing}`)
  }
  const load = texts.loadNamespaces.bind(texts)
  texts.loadNamespaces = async (areas) => {
    await load(areas)
    require([areas].flat())
  }
  require([texts.options.ns ?? []].flat())
  return texts
}

/** Speaks another language, or as another country says it, from now on: every area in use is read before the page changes. */
export async function speak(texts: i18n, language: Locale, country: Country | null): Promise<void> {
  if (country) follow(texts, country)
  const used = AREAS.filter((area) => texts.hasResourceBundle(texts.language, area))
  await texts.reloadResources([language], used)
  await texts.changeLanguage(language)
}
