/** Common mail providers. */
const USUAL: readonly string[] = [
  'gmail.com',
  'googlemail.com',
  'hotmail.com',
  'hotmail.nl',
  'hotmail.fr',
  'outlook.com',
  'live.nl',
  'live.com',
  'icloud.com',
  'yahoo.com',
  'ziggo.nl',
  'kpnmail.nl',
  'gmx.de',
  'web.de',
  'orange.fr',
  'libero.it',
  'telenet.be',
]

/** Suggests a correction of an email whose domain is one typo away from a common one; else `null`. */
export function suggestEmail(email: string): string | null {
  const [who, domain, ...more] = email.trim().toLowerCase().split('@')
  if (!who || !domain || more.length > 0 || USUAL.includes(domain)) return null
  const meant = USUAL.find((usual) => isSlip(domain, usual))
  return meant ? `${email.trim().split('@')[0]}@${meant}` : null
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
