import type { Change } from './change.ts'

/** What Americans spell or say otherwise. */
export const EN_US: readonly Change[] = [
  [/\b([Cc])olour/g, '$1olor'],
  [/\b([Kk])ilometre/g, '$1ilometer'],
  [/\b(personali|sexuali)s(e|ing)\b/g, '$1z$2'],
  [/\bcancelled\b/g, 'canceled'],
  [/\bpostcode\b/g, 'ZIP code'],
  [/Call 112, 999 or your country's emergency number first/g, 'Call 911 first'],
]
