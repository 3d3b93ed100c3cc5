/** Words around names on other services. All are folded: no accents, no capitals. */

/** Services that are little else. */
export const SERVICES =
  'insta(?:gram\\p{L}{0,4}|s|a|an|n|ni|en|et|ssa|sta|lla|lle)?|ig|snapcha[tc]\\p{L}{0,4}|snapp?(?:en|et|ie|a|i|issa|ista)?|telegram\\p{L}{0,4}|what ?s ?app\\p{L}{0,4}|wapp|wasap|signal(?:issa|ista|u|in|en|a)?|kik|discord\\p{L}{0,3}|messenger\\p{L}{0,3}|facebook\\p{L}{0,4}|fb|tik ?tok\\p{L}{0,3}|skype\\p{L}{0,2}|viber\\p{L}{0,2}|threema|wickr|twitter|linkedin|onlyfans|bluesky|mastodon'
/** Services whose names are words, or nearly: only beside what is no word. */
export const WORDLIKE =
  'face|snaps|tg|sc|line(?: id)?|badoo|lovoo|wechat|vk|twitch|psn|xbox|steam|reddit|google chat'

/** "As", "is called": between a service and the name there. */
export const LINKS =
  "is|ist|est|c'est|e|es|jest|to|er|ar|on|heet|heisst|hedder|heter|als|as|como|come|comme|som|jako|unter|onder|sous|under|nimella|id"
export const PLACES = 'op|on|in|auf|bei|sur|su|en|pa|na|w|i|at|med'

/** What is said of a service instead of a name there. */
const NO_NAMES = `
no non none ne nee nein nej nei nie ei geen kein keine never nooit jamais nunca mai nigdy aldrig aldri ingen inte ikke
niet nicht not pas sin senza zonder ohne without brak yes ja si oui tak joo kylla heb hab have ho tengo mam har oon ik
ich je jag jeg minulla the de het die der das la le el il en et y i e og och ja un une una een ein eine to za fur for
voor pour per para med mit met with avec con av af is ist est er ar on poco tres very heel sehr peu lite wenig weinig
vahan selten zelden rarely seldom sallan sjaeldent sjelden harvoin rzadko soms sometimes manchmal parfois hardly barely
lost deleted gone off hate haat only alleen nur solo seulement just kun bare bara vain tylko too te zu trop troppo
liian my mijn mein mon mio min but maar aber mais pero men mutta ale lol sorry idem same ook auch also all alles alle
hier here ici aqui qui her har tu taalla in op auf sur su at pa na w from what why that this who dat das wat waarom
private prive privat privado privada privato privata prywatny prywatne prywatna yksityinen yksityisena leeg empty leer
vide vacio vuoto tomt tyhja pusty boring saai langweilig kedelig kjedelig trakig tylsa nudny aburrido noioso
account accounts profiel stories story reels filter filters influencer fotograaf fotograf verslaafd verslaving hacked
gehackt groepen gruppen grupper groups marketplace messages berichten business zakelijk openbaar offentlig gesloten
geschlossen closed ferme cerrado chiuso stangt lukket zamkniety geheim secret vertraut reserved niemand nobody nothing
niets nichts rien nada niente ingenting intet mitaan nic verwijderd geloescht geloscht supprime borrado cancellato
slettet raderat poistettu usuniety anymore always altijd immer toujours siempre sempre altid alltid aina zawsze dagelijks taglich daily fake nep
foto fotos photos zdjecia bilder billeder kuvia
`
export const NO_NAME: ReadonlySet<string> = new Set(NO_NAMES.trim().split(/\s+/))
/** Endings of words in the site's languages: names, run together, do not have them. */
export const WORD =
  /(?:ed|ing|ly|less|ful|able|ible|ment|ness|tion|lijk|ig|igt|loos|baar|isch|eerd|heid|lich|bar|iert|ung|keit|ive|eux|euse|ique|mente|ado|ada|ido|ida|ato|ata|uto|uta|oso|osa|ivo|iva|ico|ica|cion|zione|else|ade|erad|sk|ske|ssa|sta|lla|ttu|tty|aan|any|ony|ety|tny|czny|owany|anie|enie)$/u

export const NOT =
  /(?<!\p{L})(?:geen|niet|kein\p{L}*|nicht|no|not|(?:don|can|won|isn|aren|haven|doesn|didn)['’]?t|never|pas|ni|non|ikke|ingen|inte|ej|inga|ei|eika|nie|ani|ohne|zonder|without|sin|sans|senza|uten|utan|uden|ilman|bez|delete\p{L}*|nunca|jamais|mai|nooit|neanche|weder)(?!\p{L})/u
export const MINE =
  /(?<!\p{L})(?:mijn|m'n|me|mein\p{L}?|my|mon|ma|mi|il mio|la mia|moj\p{L}?|min|mitt|mit|minun|mun)\s$/u
/** "Find me on", "add me on". */
export const FIND =
  /(?<!\p{L})(?:zoek|vind\p{L}*|voeg|such\p{L}*|find\p{L}*|fug\p{L}*|add|hmu|search|look me|busca\p{L}*|encuentra\p{L}*|agrega\p{L}*|anade\p{L}*|cherche\p{L}*|trouve\p{L}*|retrouve\p{L}*|ajoute\p{L}*|cerca(?:mi|temi)|trova\p{L}*|trovi|aggiungi\p{L}*|tilfoj\p{L}*|sok|hitta\p{L}*|lagg|finn|legg|lisaa|etsi|loyda\p{L}*|dodaj\p{L}*|znajd\p{L}*|szukaj)(?!\p{L})/u
