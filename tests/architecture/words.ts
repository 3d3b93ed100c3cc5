import type { Locale } from '#core/site/locales.ts'

/** Words a language does not use, and their replacement; reasons are in app/locales/README.md. */
export type Words = readonly (readonly [not: RegExp, but: string])[]

export const WORDS: Partial<Record<Locale, Words>> = {
  de: [
    [/['"‘’”]/, '„…“, and words without an apostrophe'],
    [/\.\.\./, '…'],
    [/(?<!E-)\bMails?\b|\bmailen\b/, 'E-Mail'],
    [/\bKn[oö]pf/, 'Button'],
    [/\bgratis\b/i, 'kostenlos'],
    [/\b(?:ein|aus)(?:zu|ge)?logg/i, 'anmelden, abmelden'],
    [/Camprofil/, 'Cam-Profil'],
    [/\bBenachrichtigung/, 'Mitteilung'],
    [/zurück(?:zu|ge)?zahl/i, 'erstatten'],
    [/(?:nutzer|(?<!se)kunden?|partner|verbraucher|(?:ver)?käufer|absender)\b/i, 'Mitglied'],
    [/\b(?:du|Du) bist Premium\b/, 'du hast Premium'],
    [/\b(?:Ihnen|Ihre[mnrs]?)\b/, 'du'],
  ],
  en: [
    [/['"“”]/, '‘…’ and ’'],
    [/\.\.\./, '…'],
    [/\bmails?\b/i, 'email'],
    [/\b(?:some|any|every)bod(?:y|ies)\b|\bwhom\b/i, 'someone, anyone, everyone, who'],
    [/\b(?:can|do|does|is|are|was|were|has|have|will|could)(?: not|not)\b/i, 'n’t'],
    [/\b(?:chat(?!ting| with)|payment (?:company|service))/i, 'conversation, payment provider'],
    [/\bin words\b|^To the\b|\bat once\b/, 'clearly, a verb, right away'],
    [/\b(?:color|behavior|canceled|labeled)|(?:recogn|author|personal)iz/i, 'British spelling'],
  ],
  nl: [
    [/['"“”]/, '‘…’ and ’'],
    [/\.\.\./, '…'],
    [/\bhet begin\b/, 'de startpagina'],
    [/\bgaa(?:t|n) weg\b/, 'wordt verstuurd'],
    [/\bin woorden\b|\buit zicht\b|mag leeg blijven/, 'duidelijk, niet te zien, niet verplicht'],
    [/doorgegeven|\binlog\b/, 'verstuurd, login'],
    [/(?<!e-)mailadres|\bchats?\b/i, 'e-mailadres, gesprek'],
  ],
  fr: [
    [/(?<!\u202f)[;:!?»](?!\d)|«(?!\u202f)/, 'a narrow no-break space (U+202F)'],
    [/'/, '’'],
    [/(?<!-)\bmails?\b/i, 'e-mail'],
    [/\bchats?\b/i, 'conversation'],
    [/\blots?\b/i, 'pack'],
    [/\b(?:de|que) \{\{(?:name|from)/, 'a sentence in which the name follows no elision'],
    [
      /(?<!\p{L})(?:es|être|restes?) (?:connecté|inscrit|abonné)(?!\p{L})/u,
      'a sentence without a gender',
    ],
  ],
  es: [
    [/'/, 'no straight quotes'],
    [/^[^¿]*\?|^[^¡]*!/, 'an opening ¿ or ¡'],
    [/\bchats?\b/i, 'conversación'],
    [/\badeudo/i, 'domiciliación'],
    [/\b(?:conectado|bienvenido|inscrito)\b/i, 'a sentence without a gender'],
  ],
  it: [
    [/'/, '’'],
    [/(?<![-\w{<])e?mail\b(?!\})/i, 'e-mail'],
    [/\bchat\b/i, 'conversazione'],
    [/di fantasia/, 'fittizio'],
    [/\b(?:connesso|bentornato|iscritt[oi])\b/i, 'a sentence without a gender'],
  ],
  da: [
    [/["'‘“„»«]/, '”…”'],
    [/\.\.\./, '…'],
    [/stå[rt]? (?:der|det)? ?med ord|\bstå tomt\b/, 'tydeligt, valgfrit'],
    [/\bfotos?\b|\bchats?(?:ten)?\b(?!$)/, 'billede, samtale'],
    [/synes (?:godt )?om/, 'kan lide'],
    [/meddelelse|refu(?:sion|nder)|\bbestilling/i, 'notifikation, tilbagebetaling, ordre'],
    [/camprofil|(?<!e-)mailadresse|pushbesked/i, 'cam-profil, e-mailadresse, pushnotifikation'],
  ],
  fi: [
    [/["'“‘’]/, '”…”'],
    [/\.\.\./, '…'],
    [/kamera(?:pro|pal)|(?<!cam-)camprofiil/i, 'cam-profiili, cam-palvelu'],
    [
      /talon säänn|keksitt?y[nä]? profiil|(?<!\p{L})kunta(?:si)?(?!\p{L})/iu,
      'yhteisön säännöt, kuvitteellinen, paikkakunta',
    ],
    [/jää(?:dä)? tyhjäksi|jättää auki/, 'vapaaehtoinen'],
    [/\{\{percent(?:age)?\}\} alennu/, '{{percent}}:n alennus'],
    [/(?<!\p{L})pitää sinusta|peru(?:it)? tilau/iu, 'tykkää sinusta, lopeta viestit'],
  ],
  no: [
    [/["'‘’“”]/, '«…»'],
    [/\.\.\./, '…'],
    [/står det med ord|\bstå tomt\b/, 'tydelig, valgfritt'],
    [/\bchatte(?:n|r)\b|notifikasjon/i, 'samtale, varsel'],
    [/\blik(?:et|ene)\b|\bLik \{\{/i, 'like, liken'],
    [/camprofil|kreditt(?:er|ene)?\b|refu(?:sjon|nder)/i, 'cam-profil, credits, tilbakebetaling'],
  ],
  pl: [
    [/["'“‘’]/, '„…”'],
    [/\.\.\./, '…'],
    [
      /(?<!\p{L})(?:ty|ci|cię|ciebie|tobie|tobą|twój|two[ij]\p{L}*)(?!\p{L})/u,
      'Ty, Ci, Twój with a capital',
    ],
    [/członk|członek|użytkownik|oboje|oszustem/i, 'osoba, profil, a sentence without a gender'],
    [/(?<!\p{L})cza(?:t|ci)/iu, 'rozmowa'],
    [
      /zniżk|paragon|firm\p{L} płatnicz|profil\p{L}* cam\b/iu,
      'rabat, rachunek, operator płatności',
    ],
    [
      /(?<!\p{L})(?:do|z|dla|polub|zablokuj) \{\{(?:name|from)/iu,
      'a name after a colon or “profil”',
    ],
  ],
  sv: [
    [/["'“„]/, '”…”'],
    [/\.\.\./, '…'],
    [/\bi ord\b|lämnas tomt/, 'tydligt, valfritt'],
    [/\b(?:dina|inga|nya|många) samtal\b|\bsamtalet\b|\bchatt(?:en|ar)?\b/i, 'konversation'],
    [/gilla-markering|gillande/i, 'like'],
    [/notis/i, 'avisering'],
    [/\b(?:vardag|bankdag)|mejladress|påhittad profil/i, 'arbetsdag, e-postadress, fiktiv profil'],
  ],
}

/** Texts of a language with forbidden words. */
export function forbiddenWords(
  texts: Readonly<Record<string, string>>,
  words: Words,
): readonly string[] {
  return Object.entries(texts).flatMap(([key, text]) =>
    words.flatMap(([not, but]) => (not.test(text) ? [`${key}: ${text} → ${but}`] : [])),
  )
}
