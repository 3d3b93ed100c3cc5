import type { Change } from './change.ts'

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
