import { err, ok, type Result } from '../shared/result.ts'
import type { Country } from '../site/countries.ts'

/** International and national dialling prefixes. */
const CALLING: Readonly<Record<Country, { readonly code: string; readonly trunk: '0' | '' }>> = {
  US: { code: '1', trunk: '' },
  NL: { code: '31', trunk: '0' },
  BE: { code: '32', trunk: '0' },
  FR: { code: '33', trunk: '0' },
  IT: { code: '39', trunk: '' },
  ES: { code: '34', trunk: '' },
  DE: { code: '49', trunk: '0' },
  AT: { code: '43', trunk: '0' },
  IE: { code: '353', trunk: '0' },
  GB: { code: '44', trunk: '0' },
  CA: { code: '1', trunk: '' },
  PL: { code: '48', trunk: '' },
  AU: { code: '61', trunk: '0' },
  NZ: { code: '64', trunk: '0' },
  CH: { code: '41', trunk: '0' },
  DK: { code: '45', trunk: '' },
  SE: { code: '46', trunk: '0' },
  NO: { code: '47', trunk: '' },
  FI: { code: '358', trunk: '0' },
}

/** Numbers that earn money for whom they belong to, by the country's code. */
const PREMIUM: Readonly<Record<string, RegExp>> = {
  '1': /^900/,
  '31': /^(?:90|8[0478])/,
  '32': /^(?:70|90)/,
  '33': /^8/,
  '34': /^[89]0/,
  '353': /^15/,
  '358': /^[67]00/,
  '39': /^8/,
  '41': /^(?:84|90)/,
  '43': /^9/,
  '44': /^(?:70|8[47]|9)/,
  '45': /^90/,
  '46': /^9[09]/,
  '47': /^8/,
  '48': /^[78]0/,
  '49': /^(?:137|180|900)/,
  '61': /^1/,
  '64': /^900/,
}

const CODES = [...new Set(Object.values(CALLING).map(({ code }) => code))]
const TRUNKS = new Set(
  Object.values(CALLING).flatMap(({ code, trunk }) => (trunk === '0' ? [code] : [])),
)
const E164 = /^\+[1-9]\d{7,14}$/

/**
 * Normalises a phone number to E.164, so that it counts as one however it is written. National format is read as of
 * `home`; only our countries get texts, and no number that earns by them.
 */
export function checkPhone(
  typed: string,
  home: Country,
): Result<string, { readonly code: 'phone.invalid' }> {
  const bare = typed.replace(/\(0\)|[\s()./-]/g, '')
  const dialled = abroad(bare, CALLING[home])
  const code = CODES.find((one) => dialled.startsWith(`+${one}`))
  if (code === undefined) return err({ code: 'phone.invalid' })
  const number = withoutTrunk(dialled.slice(code.length + 1), code)
  const phone = `+${code}${number}`
  const earns = PREMIUM[code]?.test(number)
  return E164.test(phone) && !earns ? ok(phone) : err({ code: 'phone.invalid' })
}

/** Without the national prefix, which people also leave in after the country's code. */
const withoutTrunk = (number: string, code: string): string =>
  TRUNKS.has(code) ? number.replace(/^0/, '') : number

/** With the country's code; `bare` may be in national format. */
function abroad(bare: string, { code }: (typeof CALLING)[Country]): string {
  if (bare.startsWith('+')) return bare
  return bare.startsWith('00') ? `+${bare.slice(2)}` : `+${code}${bare}`
}

/** A masked number: its country code and last two digits. */
export const maskedPhone = (phone: string): string => `${phone.slice(0, 3)}••••${phone.slice(-2)}`
