import type { Change } from './change.ts'

/** American spelling and vocabulary. */
export const EN_US: readonly Change[] = [
  [/\b([Cc])olour/g, '$1olor'],
  [/\b([Kk])ilometre/g, '$1ilometer'],
  [/\b([Aa]uthori|[Pp]ersonali|[Rr]ecogni|[Ss]exuali)s(e[ds]?|ing)\b/g, '$1z$2'],
  [/\b([Bb])ehaviour/g, '$1ehavior'],
  [/\b([Gg])rey\b/g, '$1ray'],
  [/\b([Tt])heatre\b/g, '$1heater'],
  [/\b([Ll])abelled\b/g, '$1abeled'],
  [/\b([Oo])ne-off\b/g, '$1ne-time'],
  [/\bTick\b/g, 'Check'],
  [/\btick\b/g, 'check'],
  [/^Football$/g, 'Soccer'],
  [/\b([Cc])ancelled\b/g, '$1anceled'],
  [/\bworking day/g, 'business day'],
  [/\+44/g, '+1'],
  [/\b[Pp]ostcode\b/g, 'ZIP code'],
  [/\bTown or city\b/g, 'City'],
  [/\btown or city\b/g, 'city'],
  [/\bany more\b/g, 'anymore'],
  [/\b([Aa])cknowledgement/g, '$1cknowledgment'],
  [/^Film$/g, 'Movies'],
  [/‘(.+?)’(?!\w)/g, '“$1”'],
  [/Call 112, 999 or your country’s emergency number first/g, 'Call 911 first'],
]
