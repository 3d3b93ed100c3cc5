import { folded } from '../../shared/folded.ts'
import { replaceHomoglyphs } from './lookalikes.ts'

/** Staff titles in the site's languages, without accents: reserved. */
const STAFF = `
admin admins administrator administrators administratie administration administrasjon administrador administradora
administracion administrateur administratrice amministratore amministratrice amministrazione administratorka
administracja beheerder beheer yllapitaja yllapito webmaster sysadmin sysop
moderator moderators moderatie moderation moderatorin moderateur moderatrice moderador moderadora moderatore
moderaattori moderatorka
support supportteam helpdesk klantenservice klantendienst kundenservice kundendienst kundeservice kundtjanst kundestotte asiakaspalvelu
staff personeel official officieel offiziell officiel officielle officielt officiell officiellt offisiell offisielt
oficial ufficiale oficjalny oficjalna oficjalne virallinen
админ администратор модератор поддержка техподдержка διαχειριστης συντονιστης υποστηριξη
`

/** What a service calls itself: reserved as the whole name, also in several words, but not beside a person's own. */
const ALONE = `
desk frontdesk servicedesk supportdesk system systeem systemet systeme sistema jarjestelma root superuser sysop
systemmessage systemmessages systeembericht systemnachricht systemmeldung systemmelding systemmeddelande
systemmeddelelse systembesked mensajedelsistema messagesysteme messaggiodisistema jarjestelmaviesti
komunikatsystemowy wiadomoscsystemowa
postmaster hostmaster mailerdaemon noreply donotreply notification notifications operator operators operatore
operateur operador operatoor team staffteam mod mods valvoja valvonta ylapito
info information informatie informacion informazioni informacja help hulp hilfe hjalp hjaelp hjelp ayuda aiuto pomoc
service services security beveiliging sicherheit sakerhet sikkerhed sikkerhet seguridad securite sicurezza
turvallisuus bezpieczenstwo ondersteuning soporte supporto assistance assistenza asistencia wsparcie asiakastuki
tekninentuki kundensupport kundesupport kundsupport kundservice brukerstotte brukerservice biuroobslugi
redactie redaktion redaktionen redaksjonen redaccion redazione redakcja toimitus
`

const PHRASES = [
  'customer service',
  'customer care',
  'service client',
  'servicio al cliente',
  'atencion al cliente',
  'servicio tecnico',
  'soporte tecnico',
  'supporto tecnico',
  'tekninen tuki',
  'wsparcie techniczne',
  'technische dienst',
  'servizio clienti',
  'assistenza clienti',
  'obsluga klienta',
]

/** Staff titles only in combination with the site's name. */
const WITH_SITE = `
medewerker medewerkers medewerkster mitarbeiter mitarbeiterin obsluga pracownik ekipa zaloga
atencion empleado empleada employe employee collaborateur collaboratrice dipendente collaboratore medarbejder medarbetare
medarbeider personale personal personell henkilokunta henkilosto tyontekija hallinto veiligheid klantendienst klanten
kundecenter kundtjanst customer care clients clienti cliente klienta asiakas contact kontakt contacto contatto
teamet supporten redactie directie direccion direction direzione direktion ledning ledelse
johto zarzad manager beheer verwaltung administration sikker trygghet sicurezza
team tiimi equipe equipo squadra zespol crew help hulp hilfe hjalp hjaelp hjelp apu aide ayuda aiuto pomoc tuki info service news mail bot system security nl be de at ch fr it es pl dk se no fi uk ie us ca au com eu
`

// Compared as folded: ø is o here.
const words = (text: string): ReadonlySet<string> =>
  new Set(text.trim().split(/\s+/).map(replaceHomoglyphs))
const STAFF_WORDS = words(STAFF)
const LONE_WORDS = words(ALONE)
const SITE_WORDS = words(`${WITH_SITE} ${ALONE}`)

const letters = (text: string): string => text.replace(/[^\p{L}]/gu, '')

/** Whether a name impersonates the site or its staff. */
export function isReserved(name: string, site: string): boolean {
  const plain = folded(name)
  // Digits and symbols: as look-alike letters, removed, and as separators.
  const ways = [plain, plain.replace(/[\d!|$]/gu, ''), plain.replace(/[\d!|$]/gu, ' ')]
    .map(replaceHomoglyphs)
    .flatMap((way) => [way, way.replaceAll('rn', 'm').replaceAll('vv', 'w')])
  const own = replaceHomoglyphs(folded(site))
  return ways.some((way) => reads(way, own))
}

/** A rank of the police or the army. */
const RANK = /(?<!\p{L})(?:oficial|ufficiale) (?:de|del|di) /u

function reads(look: string, site: string): boolean {
  const parts = look
    .replace(RANK, '')
    .split(/[^\p{L}]+/u)
    .filter(Boolean)
  const whole = letters(look)
  const own = letters(site)
  const [first = ''] = site.split(/[^\p{L}]+/u)
  const names = new Set([own, first].filter((one) => one.length > 2))
  return (
    STAFF_WORDS.has(whole) ||
    LONE_WORDS.has(whole) ||
    parts.some((part) => STAFF_WORDS.has(part)) ||
    PHRASES.some((phrase) => parts.join(' ').includes(replaceHomoglyphs(phrase))) ||
    [...names].some((one) => parts[0] === one || whole === one || besides(parts, whole, one))
  )
}

/** Whether a staff title is next to the site's name, with or without a separator. */
function besides(parts: readonly string[], whole: string, site: string): boolean {
  const named = parts.includes(site) || parts.includes(`${site}s`)
  if (named && parts.some((part) => SITE_WORDS.has(part))) return true
  const rest = [whole, ...parts].flatMap((text) => [
    text.startsWith(site) && text.slice(site.length),
    text.endsWith(site) && text.slice(0, -site.length),
  ])
  return rest.some((one) => one !== false && (SITE_WORDS.has(one) || STAFF_WORDS.has(one)))
}
