/** How a VAT number looks behind its country's letters, and an example (European Commission, VIES, question 11). */
const SHAPES: Readonly<Record<string, readonly [shape: RegExp, example: string]>> = {
  AT: [/^U\d{8}$/, 'ATU12345678'],
  BE: [/^[01]\d{9}$/, 'BE0123456789'],
  BG: [/^\d{9,10}$/, 'BG123456789'],
  CY: [/^\d{8}[A-Z]$/, 'CY12345678A'],
  CZ: [/^\d{8,10}$/, 'CZ12345678'],
  DE: [/^\d{9}$/, 'DE123456789'],
  DK: [/^\d{8}$/, 'DK12345678'],
  EE: [/^\d{9}$/, 'EE123456789'],
  EL: [/^\d{9}$/, 'EL123456789'],
  ES: [/^(?:[A-Z]\d{7}[A-Z\d]|\d{8}[A-Z])$/, 'ESA12345678'],
  FI: [/^\d{8}$/, 'FI12345678'],
  FR: [/^[A-Z\d]{2}\d{9}$/, 'FR12345678901'],
  HR: [/^\d{11}$/, 'HR12345678901'],
  HU: [/^\d{8}$/, 'HU12345678'],
  IE: [/^(?:\d{7}[A-Z]{1,2}|\d[A-Z+*]\d{5}[A-Z])$/, 'IE1234567A'],
  IT: [/^\d{11}$/, 'IT12345678901'],
  LT: [/^(?:\d{9}|\d{12})$/, 'LT123456789'],
  LU: [/^\d{8}$/, 'LU12345678'],
  LV: [/^\d{11}$/, 'LV12345678901'],
  MT: [/^\d{8}$/, 'MT12345678'],
  NL: [/^\d{9}B\d{2}$/, 'NL123456789B01'],
  PL: [/^\d{10}$/, 'PL1234567890'],
  PT: [/^\d{9}$/, 'PT123456789'],
  RO: [/^\d{2,10}$/, 'RO12345678'],
  SE: [/^\d{12}$/, 'SE123456789012'],
  SI: [/^\d{8}$/, 'SI12345678'],
  SK: [/^\d{10}$/, 'SK1234567890'],
}

/** Greece has other letters in VAT numbers than in addresses. */
const lettersOf = (country: string): string => (country === 'GR' ? 'EL' : country)

/**
 * What is wrong with the shape of a VAT number, in words; `null` if nothing is. A company in the EU has one that begins
 * with a country; those of other countries are not judged.
 */
export function vatFault(typed: string, country: string): string | null {
  const number = typed.replaceAll(/[\s.-]/g, '').toUpperCase()
  const [letters = ''] = /^[A-Z]{2}/.exec(number) ?? []
  const shape = SHAPES[lettersOf(letters)]
  if (shape)
    return letters !== 'GR' && shape[0].test(number.slice(2))
      ? null
      : `“${typed}” is no VAT number of ${lettersOf(letters)}: it looks like ${shape[1]}`
  const [, example] = SHAPES[lettersOf(country)] ?? []
  return letters === '' && example
    ? `“${typed}” must begin with the letters of its country, as in ${example}`
    : null
}
