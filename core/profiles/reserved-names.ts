import { folded, latinLook } from './folded.ts'

/** What people who work for a site are called, in its languages and without accents: nobody else may be. */
const STAFF = `
admin admins administrator administrators administratie administration administrasjon administrador administradora
administracion administrateur administratrice amministratore amministratrice amministrazione administratorka
administracja beheerder beheer yllapitaja yllapito webmaster sysadmin sysop
moderator moderators moderatie moderation moderatorin moderateur moderatrice moderador moderadora moderatore
moderaattori moderatorka
support helpdesk klantenservice kundenservice kundendienst kundeservice kundtjanst kundestotte asiakaspalvelu
staff personeel official officieel offiziell officiel officielle officiell offisiell oficial ufficiale oficjalny
oficjalna oficjalne virallinen
`

const PHRASES = [
  'customer service',
  'customer care',
  'service client',
  'servicio al cliente',
  'atencion al cliente',
  'servizio clienti',
  'assistenza clienti',
  'obsluga klienta',
]

/** Words that mean staff only where the site's own name stands beside them. */
const WITH_SITE =
  'team tiimi equipe equipo squadra zespol crew help hulp hilfe hjalp hjaelp hjelp apu aide ayuda aiuto pomoc tuki info service news mail bot system security'

// Compared as they look: an o with a stroke is an o here.
const words = (text: string): ReadonlySet<string> =>
  new Set(text.trim().split(/\s+/).map(latinLook))
const STAFF_WORDS = words(STAFF)
const SITE_WORDS = words(WITH_SITE)

const letters = (text: string): string => text.replace(/[^\p{L}]/gu, '')

/** Whether somebody who has this name would be taken for the site itself, or for one of its people. */
export function isReserved(name: string, site: string): boolean {
  const plain = folded(name)
  // Figures and signs as the letters they look like, left out, and as what parts two words.
  const ways = [plain, plain.replace(/[\d!|$]/gu, ''), plain.replace(/[\d!|$]/gu, ' ')]
  return ways.some((way) => reads(latinLook(way), latinLook(folded(site))))
}

function reads(look: string, site: string): boolean {
  const parts = look.split(/[^\p{L}]+/u).filter(Boolean)
  const whole = letters(look)
  const own = letters(site)
  const [first = ''] = site.split(/[^\p{L}]+/u)
  const names = new Set([own, first].filter((one) => one.length > 2))
  return (
    STAFF_WORDS.has(whole) ||
    parts.some((part) => STAFF_WORDS.has(part)) ||
    PHRASES.some((phrase) => parts.join(' ').includes(latinLook(phrase))) ||
    [...names].some((one) => parts[0] === one || whole === one || besides(parts, whole, one))
  )
}

/** Whether a word of staff stands beside the site's name, written apart or as one. */
function besides(parts: readonly string[], whole: string, site: string): boolean {
  if (parts.includes(site) && parts.some((part) => SITE_WORDS.has(part))) return true
  const rest = [
    whole.startsWith(site) && whole.slice(site.length),
    whole.endsWith(site) && whole.slice(0, -site.length),
  ]
  return rest.some((one) => one !== false && (SITE_WORDS.has(one) || STAFF_WORDS.has(one)))
}
