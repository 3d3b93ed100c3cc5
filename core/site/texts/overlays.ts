import type { Change } from './region.ts'

/** Switzerland writes no ß, quotes as the French do, and has its own tax and its number. */
export const DE_CH: readonly Change[] = [
  [/ß/g, 'ss'],
  [/„/g, '«'],
  [/“/g, '»'],
  [/\bUSt-IdNr\./g, 'MWST-Nummer'],
  [/\bMwSt\.$/g, 'MWST.'],
  [/\bMwSt\./g, 'MWST'],
  [/\+49/g, '+41'],
]

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

/** Differences of US Spanish from Spain's; neither uses "vosotros" here. */
export const ES_US: readonly Change[] = [
  [/\bmóvil\b/g, 'celular'],
  [/\bcoste\b/g, 'costo'],
  [/\bIntro\b/g, 'Enter'],
  [/\bMayús\b/g, 'Shift'],
  [/«Añadir a pantalla de inicio»/g, '«Agregar a Inicio»'],
  [/^Coches$/g, 'Autos'],
  [/^Trozo de tarta$/g, 'Rebanada de pastel'],
  [/meter tripa/g, 'meter la panza'],
  [/^Vale, pero/g, 'Pasa, pero'],
  [/\blaborables\b/g, 'hábiles'],
  [/\blaborable\b/g, 'hábil'],
  [/prefijo del país/g, 'código del país'],
  [/\+34/g, '+1'],
  [/Llama primero al 112 o al número de emergencias de tu país/g, 'Llama primero al 911'],
]

/** Differences of Canadian French: "courriel", and no space before ; ! and ?. */
export const FR_CA: readonly Change[] = [
  [/\u202f(?=[;!?])/g, ''],
  [/\b([Cc])et e-mail/g, '$1e courriel'],
  [/\be-mails et SMS\b/g, 'courriels et textos'],
  [/\bde l’e-mail/g, 'du courriel'],
  [/\bnouvel e-mail/g, 'nouveau courriel'],
  [/\bd’e-mail/g, 'de courriel'],
  [/\bl’e-mail/g, 'le courriel'],
  [/\bL’e-mail/g, 'Le courriel'],
  [/\be-mail/g, 'courriel'],
  [/\bE-mail/g, 'Courriel'],
  [/\bspam\b/g, 'pourriel'],
  [/\bouvré/g, 'ouvrable'],
  [/\bSMS\b/g, 'texto'],
  [/\bmobile\b/g, 'cellulaire'],
  [/\b([Cc])arte bancaire/g, '$1arte de crédit'],
  [/^Football$/g, 'Soccer'],
  [/\bNi TVA ni\b/g, 'Ni taxes ni'],
  [/\bl’appli\b/g, 'l’application'],
  [/\bfollowers\b/g, 'abonnés'],
  [/\+33/g, '+1'],
  [/Appelle d’abord le 112 ou le numéro d’urgence de ton pays/g, 'Appelle d’abord le 911'],
]
