import type { Locale } from '#core/site/locales.ts'
import da from './da.json' with { type: 'json' }
import de from './de.json' with { type: 'json' }
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }
import fi from './fi.json' with { type: 'json' }
import fr from './fr.json' with { type: 'json' }
import it from './it.json' with { type: 'json' }
import nl from './nl.json' with { type: 'json' }
import no from './no.json' with { type: 'json' }
import pl from './pl.json' with { type: 'json' }
import sv from './sv.json' with { type: 'json' }
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
