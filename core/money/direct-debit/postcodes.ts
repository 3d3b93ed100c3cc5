/**
 * How a postcode is written in each country of our sites and of SEPA direct debits, as the Universal Postal Union lists
 * it: 9 is a digit, A a letter, * either; spaces and hyphens may be left out.
 */
const POSTCODES: Readonly<Record<string, readonly string[]>> = {
  AD: ['AA999'],
  AT: ['9999'],
  AU: ['9999'],
  BE: ['9999'],
  BG: ['9999'],
  CA: ['A9A 9A9'],
  CH: ['9999'],
  CY: ['9999'],
  CZ: ['999 99'],
  DE: ['99999'],
  DK: ['9999'],
  EE: ['99999'],
  ES: ['99999'],
  FI: ['99999'],
  FR: ['99999'],
  GB: ['A9 9AA', 'A99 9AA', 'AA9 9AA', 'AA99 9AA', 'A9A 9AA', 'AA9A 9AA'],
  GI: ['AA99 9AA'],
  GR: ['999 99'],
  HR: ['99999'],
  HU: ['9999'],
  IE: ['A9* ****'],
  IS: ['999'],
  IT: ['99999'],
  LI: ['9999'],
  LT: ['99999'],
  LU: ['9999'],
  LV: ['9999'],
  MC: ['99999'],
  MT: ['AAA 9999'],
  NL: ['9999 AA'],
  NO: ['9999'],
  NZ: ['9999'],
  PL: ['99-999'],
  PT: ['9999-999'],
  RO: ['999999'],
  SE: ['999 99'],
  SI: ['9999'],
  SK: ['999 99'],
  SM: ['99999'],
  US: ['99999', '99999-9999'],
  VA: ['99999'],
}

/** Before a postcode people put the country's letters, as on a letter from abroad: `D-10115`, `NL-1011 AB`, `SE-111 20`. */
const PREFIX = /^(?:[A-Z]{1,2}|FIN)-(?=\d)/

const SIGNS: Readonly<Record<string, RegExp>> = { '9': /\d/, A: /[A-Z]/, '*': /[A-Z\d]/ }

/** A postcode as its country writes it, or `null` if it is not one of that country. */
export function postcodeIn(country: string, typed: string): string | null {
  const upper = typed.toUpperCase()
  const bare = upper.replace(PREFIX, '').replace(/[\s-]/g, '')
  for (const pattern of POSTCODES[country] ?? []) {
    const written = filled(pattern, bare)
    if (written !== null) return written
  }
  return null
}

/** What one looks like there, to show to somebody whose own is refused. */
export function samplePostcode(country: string): string {
  const [pattern = '9999'] = POSTCODES[country] ?? []
  let digit = 0
  return pattern.replace(/[9*]/g, () => String(++digit % 10))
}

/** The signs put into the pattern's places, or `null` if they do not fit. */
function filled(pattern: string, signs: string): string | null {
  let at = 0
  let written = ''
  for (const place of pattern) {
    if (/[ -]/.test(place)) {
      written += place
      continue
    }
    const sign = signs[at] ?? ''
    if (!SIGNS[place]?.test(sign)) return null
    written += sign
    at += 1
  }
  return at === signs.length ? written : null
}

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
