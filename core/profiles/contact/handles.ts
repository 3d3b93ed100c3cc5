/** Names on other services. A text is folded here: no accents, no capitals. */

const SERVICES =
  'insta(?:gram)?\\p{L}{0,4}|ig|snapp?(?:chat)?\\p{L}{0,4}|telegram\\p{L}{0,4}|tg|what ?s ?app\\p{L}{0,3}|wapp|wasap|signal\\p{L}{0,4}|kik|discord\\p{L}{0,3}|messenger\\p{L}{0,3}|facebook\\p{L}{0,3}|fb|face|tik ?tok\\p{L}{0,3}|skype\\p{L}{0,2}|viber\\p{L}{0,2}|threema|wickr|twitter|linkedin|onlyfans|bluesky|mastodon'

/** No word: with a digit, an underscore or a dot within. */
const HANDLE =
  '(?=[\\d._-]{0,30}\\p{L})(?=[\\p{L}.-]{0,30}[\\d_]|[\\p{L}\\d]{1,30}\\.[\\p{L}\\d])[\\p{L}\\d_][\\p{L}\\d._-]{2,30}'
/** What follows a colon when there is no name. */
const NONE =
  'no|non|ne|nee|nein|nej|nei|nie|ei|geen|kein|keine|none|never|nooit|jamais|nunca|mai|nigdy|aldrig|aldri|ingen|inte|ikke|niet|nicht|not|pas|sin|senza|zonder|ohne|without|brak|yes|ja|si|oui|tak|joo|kylla|heb|have|hab|the|de|het|die|der|das|la|le|el|il|en|et|y|i|e|og|och|ja|un|une|una|een|ein|eine|et|to|za|fur|for|voor|pour|per|para|med|mit|met|with|avec|con|av|af|och|is|poco|tres|very|heel|sehr|peu|lite|wenig|weinig|vahan|selten|zelden|rarely|seldom|sallan|sjaeldent|sjelden|harvoin|rzadko|soms|sometimes|manchmal|parfois|lost|deleted|gone|off|hate|haat'

const NAMED = `(?:${SERVICES})(?:[\\s-]?(?:naam|name|nimi\\p{L}{0,2}|navn\\p{L}{0,3}|namn\\p{L}{0,3}|nick|user|account|konto|compte|cuenta|profil\\p{L}*|id))?`
const SIGNS = [
  // "noor#1234"
  /[\p{L}\d._]{2}#\d{4}(?!\d)/u,
  // "insta: noor", "telegram = noor", "snap 👉 noor"
  new RegExp(
    `(?<![\\p{L}])${NAMED}\\s*(?:[:=>»→]|-+>|[^\\p{L}\\d\\s.,;!?()'"’”-]{1,4})\\s*["'“„«(]?(?!(?:${NONE})(?!\\p{L}))[\\p{L}_][\\p{L}\\d._-]{2,30}(?![\\p{L}\\d._-]| (?!(?:en|and|und|et|y|e|i|og|och|ja|of|or|ou|oder) )\\p{L}+ \\p{L}| it(?!\\p{L}))`,
    'u',
  ),
  // "insta is noor_92", "on snap as noor92"
  new RegExp(`(?<![\\p{L}])${NAMED}[\\s("'“„«-]+(?:\\p{L}{1,9}[\\s:"'“„«]+){0,3}${HANDLE}`, 'u'),
  // "noor_92 on insta", "noor.92 (snap)"
  new RegExp(
    `(?<![\\p{L}\\d])${HANDLE}[\\s)"'”»,-]+(?:\\p{L}{1,5}\\s+){0,2}\\(?(?:${SERVICES})(?!\\p{L})`,
    'u',
  ),
  // "my insta is noor", at the end of the sentence
  new RegExp(
    `(?<!\\p{L})(?:mijn|m'n|mein|my|mon|ma|mi|il mio|la mia|moj|moja|moje|min|mitt|mit|minun|mun)\\s${NAMED}\\s(?:is|ist|est|e|es|jest|to|er|ar|on|heet|heisst|hedder|heter)\\s[\\p{L}][\\p{L}]{3,}\\s*(?:[.!,;\\n]|$)`,
    'u',
  ),
]

/** Whether a folded text tells a name on another service. */
export const hasHandle = (text: string): boolean => SIGNS.some((sign) => sign.test(text))
