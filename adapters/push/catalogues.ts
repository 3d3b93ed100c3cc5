import type { Locale } from '#core/site/locales.ts'
import da from './locales/da.json' with { type: 'json' }
import de from './locales/de.json' with { type: 'json' }
import en from './locales/en.json' with { type: 'json' }
import es from './locales/es.json' with { type: 'json' }
import fi from './locales/fi.json' with { type: 'json' }
import fr from './locales/fr.json' with { type: 'json' }
import it from './locales/it.json' with { type: 'json' }
import nl from './locales/nl.json' with { type: 'json' }
import no from './locales/no.json' with { type: 'json' }
import pl from './locales/pl.json' with { type: 'json' }
import sv from './locales/sv.json' with { type: 'json' }

/** What pushes say, in one language. Dutch is the source; a catalogue that lacks a text does not compile. */
export type Catalogue = Readonly<Record<keyof typeof nl, string>>

/** What pushes say in every language of the site. */
export const PUSH_CATALOGUES: Readonly<Record<Locale, Catalogue>> = {
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
