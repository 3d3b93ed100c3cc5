/** What people write in each country where a house has no number, without spaces, dots and strokes. */
const WITHOUT: Readonly<Record<string, readonly string[]>> = {
  AD: ['sn'],
  AT: ['on', 'onr', 'ohnenummer'],
  BE: ['zn', 'sn', 'on'],
  CH: ['on', 'onr', 'ohnenummer', 'sn', 'snc'],
  DE: ['on', 'onr', 'ohnenummer'],
  DK: ['un', 'udennummer'],
  ES: ['sn', 'snº', 'sinnúmero', 'sinnumero'],
  FI: ['en', 'eino'],
  FR: ['sn', 'snum', 'sansnuméro', 'sansnumero'],
  IT: ['sn', 'snc', 'senzanumero'],
  LI: ['on', 'onr'],
  LU: ['sn', 'on'],
  MC: ['sn'],
  NL: ['zn', 'ong', 'zondernummer', 'ongenummerd'],
  NO: ['un', 'utennummer'],
  PL: ['bn', 'bnr', 'beznumeru'],
  PT: ['sn', 'semnúmero', 'semnumero'],
  SE: ['un', 'utannummer'],
  SM: ['sn', 'snc'],
  VA: ['sn', 'snc'],
}

/** Where houses have names instead of numbers. */
const NAMED: ReadonlySet<string> = new Set([
  ...['AU', 'CA', 'CY', 'FR', 'GB', 'GI', 'IE', 'MT', 'NZ', 'US'],
])

/** Whether a house of this country may be written so. */
export function isHouseNumberIn(country: string, typed: string): boolean {
  if (/\d/.test(typed)) return true
  const bare = typed
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\s./\\-]/g, '')
  if (WITHOUT[country]?.includes(bare)) return true
  return NAMED.has(country) && /\p{L}{2}/u.test(typed)
}
