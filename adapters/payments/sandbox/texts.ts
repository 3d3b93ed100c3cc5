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

/** What the sandbox's own pages say. */
export type Texts = Readonly<Record<keyof typeof nl, string>>

/** The sandbox company's own texts: they are its words, not Vonk's. */
export const SANDBOX_TEXTS: Readonly<Record<Locale, Texts>> = {
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
