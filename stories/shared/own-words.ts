import { LOCALES } from '#core/site/locales.ts'
import type { Settings } from '#core/site/settings.ts'

/** A site's own text about fictional profiles, the same in every story language. */
export function inAllLanguages(words: string): Settings['fictionalWarning'] {
  const texts = Object.fromEntries(LOCALES.map((locale) => [locale, words]))
  return { singular: texts, plural: texts }
}
