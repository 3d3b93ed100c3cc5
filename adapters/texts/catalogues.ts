import type { TextMessage } from '#core/notifications/texts.ts'
import type { Locale } from '#core/site/locales.ts'

/** What texts to phones say, in every language of the site: what a code is for stands beside it. */
export const TEXT_CATALOGUES: Readonly<
  Record<Locale, Readonly<Record<TextMessage['kind'], string>>>
> = {
  da: {
    'debit-code':
      '{site}: din kode er {code}. Den virker i {minutes} minutter. Med den giver du lov til, at der trækkes {amount} fra din konto én gang. Del den ikke med nogen.',
  },
  de: {
    'debit-code':
      '{site}: Dein Code ist {code}. Er gilt {minutes} Minuten. Damit erlaubst du, dass einmalig {amount} von deinem Konto abgebucht werden. Gib ihn an niemanden weiter.',
  },
  en: {
    'debit-code':
      '{site}: your code is {code}. It works for {minutes} minutes. With it you agree that {amount} is taken from your account once. Share it with nobody.',
  },
  es: {
    'debit-code':
      '{site}: tu código es {code}. Vale durante {minutes} minutos. Con él autorizas que se cobren {amount} de tu cuenta una sola vez. No lo compartas con nadie.',
  },
  fi: {
    'debit-code':
      '{site}: koodisi on {code}. Se toimii {minutes} minuuttia. Sillä annat luvan veloittaa tililtäsi {amount} yhden kerran. Älä jaa sitä kenellekään.',
  },
  fr: {
    'debit-code':
      '{site} : ton code est {code}. Il est valable {minutes} minutes. Avec lui, tu autorises un seul prélèvement de {amount} sur ton compte. Ne le partage avec personne.',
  },
  it: {
    'debit-code':
      '{site}: il tuo codice è {code}. Vale {minutes} minuti. Con questo codice autorizzi un solo addebito di {amount} sul tuo conto. Non condividerlo con nessuno.',
  },
  nl: {
    'debit-code':
      '{site}: je code is {code}. Hij werkt {minutes} minuten. Je geeft er toestemming mee om eenmalig {amount} van je rekening af te schrijven. Deel hem met niemand.',
  },
  no: {
    'debit-code':
      '{site}: koden din er {code}. Den virker i {minutes} minutter. Med den godtar du at {amount} trekkes fra kontoen din én gang. Ikke del den med noen.',
  },
  pl: {
    'debit-code':
      '{site}: twój kod to {code}. Działa przez {minutes} min. Podając go, zgadzasz się na jednorazowe pobranie {amount} z twojego konta. Nie podawaj go nikomu.',
  },
  sv: {
    'debit-code':
      '{site}: din kod är {code}. Den fungerar i {minutes} minuter. Med den godkänner du att {amount} dras från ditt konto en gång. Dela den inte med någon.',
  },
}
