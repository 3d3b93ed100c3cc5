import type { Locale } from '#core/site/locales.ts'
import type { Line } from '../voices/voice.ts'
import { VOICES } from '../voices/voices.ts'
import { da } from './da.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fi } from './fi.ts'
import type { FollowUps } from './follow-up.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'
import { nl } from './nl.ts'
import { no } from './no.ts'
import { pl } from './pl.ts'
import { sv } from './sv.ts'

/** What follows each sentence, in every language of the site. */
export const FOLLOW_UPS: Readonly<Record<Locale, FollowUps>> = {
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

/** What somebody with this text has left to say about it in a language, in the order of its sentences. */
export function followUps(language: Locale, about: string): readonly string[] {
  const { days: ownDays, ...own } = VOICES[language]
  const { days, ...others } = FOLLOW_UPS[language]
  const after = (lines: readonly Line[], next: readonly string[]) =>
    lines.flatMap(([text], nth) => {
      const at = about.indexOf(text)
      const follows = next[nth]
      return at < 0 || follows === undefined ? [] : [{ at, follows }]
    })
  return [
    ...LIFE_STAGES.flatMap((stage) => after(ownDays[stage], days[stage])),
    ...PARTS.flatMap((part) => after(own[part], others[part])),
  ]
    .toSorted((a, b) => a.at - b.at)
    .map(({ follows }) => follows)
}

const LIFE_STAGES = ['young', 'grown', 'older'] as const
const PARTS = ['loves', 'wishes', 'fictional', 'cam'] as const
