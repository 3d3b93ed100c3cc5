import { LOCALES } from '#core/site/locales.ts'
import type { Settings } from '#core/site/settings.ts'

/** A site's own words about fictional profiles, the same in every language that a story is looked at in. */
export function inAllLanguages(words: string): Settings['fictionalWarning'] {
  const said = Object.fromEntries(LOCALES.map((locale) => [locale, words]))
  return { singular: said, plural: said }
}
