import { isLocale, type Locale } from '../locales.ts'
import type { Settings } from '../settings.ts'

/** What says a language: the URL, the cookie of an earlier choice, or the browser's own setting. */
type Said = {
  readonly url: string | null
  readonly cookie: string | null
  /** Only where it decides, as in the demo. */
  readonly browser: Locale | null
}

/** The language of a page, and what decided it. */
export type LocaleChoice = {
  readonly locale: Locale
  readonly by: 'url' | 'cookie' | 'browser' | 'site'
}

/** The locale of the URL, else that of the cookie, else that of the domain (spec §7): only languages of the site. */
export function chooseLocale(
  { url, cookie, browser }: Said,
  { language, languages }: Pick<Settings, 'language' | 'languages'>,
): LocaleChoice {
  const offers = (said: string | null): said is Locale =>
    said !== null && isLocale(said) && languages.includes(said)
  if (offers(url)) return { locale: url, by: 'url' }
  if (offers(cookie)) return { locale: cookie, by: 'cookie' }
  if (offers(browser)) return { locale: browser, by: 'browser' }
  return { locale: language, by: 'site' }
}

/** Browsers name Norwegian by its two written forms. */
const SAME: Readonly<Record<string, Locale>> = { nb: 'no', nn: 'no' }
/** Nobody reads more languages; a longer header is not parsed to its end. */
const LANGUAGES = 20

/** The language of a site that an `Accept-Language` header prefers; `null` if it names none. */
export function preferredLocale(header: string, languages: readonly Locale[]): Locale | null {
  const wanted = header
    .slice(0, 500)
    .split(',')
    .slice(0, LANGUAGES)
    .flatMap((part) => {
      const [, tag = '', weight = '1'] =
        /^\s*([a-z]{2,3})(?:-[a-z0-9-]*)?\s*(?:;\s*q=([01](?:\.\d{1,3})?)\s*)?$/i.exec(part) ?? []
      const language = tag.toLowerCase()
      const said = SAME[language] ?? language
      const locale = languages.find((one) => one === said)
      return locale && Number(weight) > 0 ? [{ locale, weight: Number(weight) }] : []
    })
  // Stable: of equal weights the first is preferred.
  return wanted.toSorted((a, b) => b.weight - a.weight)[0]?.locale ?? null
}
