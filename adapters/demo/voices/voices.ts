import type { Locale } from '#core/site/locales.ts'
import { da } from './da.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fi } from './fi.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'
import { nl } from './nl.ts'
import { no } from './no.ts'
import { pl } from './pl.ts'
import { sv } from './sv.ts'
import type { Voice } from './voice.ts'

/** How people put it, in every language of the site. */
export const VOICES: Readonly<Record<Locale, Voice>> = {
  da,
  de,
  en,
  es,
  fi,
  fr,
  it,
  nl,
  no,
  pl,
  sv,
}
