import { createInstance } from 'i18next'
import type { Country } from '#core/site/countries.ts'
import { LOCALES, type Locale } from '#core/site/locales.ts'
import { isRegion, REGION_NAMES } from '#core/site/texts/region.ts'
import { inRegion } from '#core/site/texts/regional.ts'
import { TEXT_OPTIONS } from '#core/site/texts/text-options.ts'
import { catalogue as da } from './da/catalogue.ts'
import { catalogue as de } from './de/catalogue.ts'
import { catalogue as en } from './en/catalogue.ts'
import { catalogue as es } from './es/catalogue.ts'
import { catalogue as fi } from './fi/catalogue.ts'
import { catalogue as fr } from './fr/catalogue.ts'
import { catalogue as it } from './it/catalogue.ts'
import { catalogue as nl } from './nl/catalogue.ts'
import { catalogue as no } from './no/catalogue.ts'
import { catalogue as pl } from './pl/catalogue.ts'
import { catalogue as sv } from './sv/catalogue.ts'

type Area = keyof typeof nl
/** A key of Dutch, the source; a counted text is asked for without its number form. */
export type TextKey<A extends Area> = Uncounted<keyof (typeof nl)[A] & string>
type Uncounted<Key extends string> = Key extends `${infer Stem}_${'one' | 'other'}` ? Stem : Key

/** Finds a text of an area, with facts in it; `count` chooses the number form. */
export type Say<A extends Area> = (
  key: TextKey<A>,
  facts?: Readonly<Record<string, string | number>>,
) => string

const CATALOGUES = { da, de, en, es, fi, fr, it, nl, no, pl, sv } satisfies Readonly<
  Record<Locale, unknown>
>

const texts = createInstance()
texts.init({
  ...TEXT_OPTIONS,
  initAsync: false,
  supportedLngs: [...LOCALES, ...REGION_NAMES],
  resources: CATALOGUES,
})

/**
 * The texts of an area in one language, for what leaves the server: mails, pushes, text messages, the sandbox. In a
 * country that writes it otherwise, in its words.
 */
export function textsOf<A extends Area>(
  language: Locale,
  area: A,
  country: Country | null = null,
): Say<A> {
  // The types of i18next know the areas of the app alone.
  const t = texts.getFixedT(tagOf(language, area, country), area as never) as unknown as Say<A>
  return (key, facts = {}) => t(key, facts)
}

/** The region's texts are made once, when first asked for. */
function tagOf(language: Locale, area: Area, country: Country | null): string {
  const region = `${language}-${country}`
  if (!isRegion(region)) return language
  if (!texts.hasResourceBundle(region, area))
    texts.addResourceBundle(region, area, inRegion(region, CATALOGUES[language][area]))
  return region
}
