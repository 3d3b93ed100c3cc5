import { checkEmail, type Domains, normalizeEmail } from '../email.ts'

/** Common mail providers of the countries whose languages we speak. */
export const USUAL_DOMAINS: readonly string[] = `
  gmail.com googlemail.com icloud.com me.com mac.com aol.com mail.com ymail.com protonmail.com proton.me
  outlook.com outlook.be outlook.de outlook.dk outlook.es outlook.fr outlook.it
  hotmail.com hotmail.nl hotmail.be hotmail.de hotmail.fr hotmail.es hotmail.it hotmail.se hotmail.no hotmail.dk
  hotmail.fi hotmail.co.uk msn.com
  live.com live.nl live.be live.de live.fr live.it live.se live.no live.dk live.fi live.co.uk
  yahoo.com yahoo.de yahoo.fr yahoo.es yahoo.it yahoo.se yahoo.no yahoo.dk yahoo.co.uk
  ziggo.nl kpnmail.nl planet.nl home.nl xs4all.nl hetnet.nl upcmail.nl telenet.be skynet.be proximus.be
  gmx.de gmx.net gmx.at gmx.ch web.de t-online.de freenet.de bluewin.ch
  orange.fr wanadoo.fr free.fr sfr.fr laposte.net btinternet.com sky.com
  libero.it virgilio.it tiscali.it alice.it tin.it telia.com online.no mail.dk luukku.com
  wp.pl o2.pl onet.pl op.pl interia.pl gazeta.pl
`
  .trim()
  .split(/\s+/)

/** A shorter domain is as close to somebody's own. */
const SHORTEST = 8
const MEANT = USUAL_DOMAINS.filter(({ length }) => length >= SHORTEST)

/** Suggests a correction of an email with spaces, or whose domain is one typo away from a common one; else `null`. */
export function suggestEmail(domains: Domains, email: string): string | null {
  const typed = normalizeEmail(email)
  const joined = typed.replaceAll(' ', '')
  const meant = corrected(joined) ?? (joined === typed ? null : joined)
  return meant !== null && checkEmail(domains, meant).ok ? meant : null
}

function corrected(typed: string): string | null {
  const [who, domain, ...more] = typed.toLowerCase().split('@')
  if (!who || !domain || more.length > 0 || USUAL_DOMAINS.includes(domain)) return null
  const meant = MEANT.find((usual) => isSlip(domain, usual))
  return meant ? `${typed.split('@')[0]}@${meant}` : null
}

/** Whether the edit distance is one: a letter missing, added, replaced or swapped with its neighbour. */
function isSlip(typed: string, meant: string): boolean {
  const shared = Math.min(typed.length, meant.length)
  let start = 0
  while (start < shared && typed[start] === meant[start]) start++
  let end = 0
  while (end < shared - start && typed.at(-1 - end) === meant.at(-1 - end)) end++
  const wrong = typed.slice(start, typed.length - end)
  const right = meant.slice(start, meant.length - end)
  const swapped = wrong.length === 2 && wrong === [...right].reverse().join('')
  return swapped || (wrong.length <= 1 && right.length <= 1)
}
