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

const CODES = [...new Set(Object.values(CALLING).map(({ code }) => code))]
const E164 = /^\+[1-9]\d{7,14}$/

/** Normalises a phone number to E.164. National format is read as of `home`; only our countries get texts. */
export function checkPhone(
  typed: string,
  home: Country,
): Result<string, { readonly code: 'phone.invalid' }> {
  const bare = typed.replace(/\(0\)|[\s()./-]/g, '')
  const phone = abroad(bare, CALLING[home])
  const ours = CODES.some((code) => phone.startsWith(`+${code}`))
  return ours && E164.test(phone) ? ok(phone) : err({ code: 'phone.invalid' })
}

function abroad(bare: string, { code, trunk }: (typeof CALLING)[Country]): string {
  if (bare.startsWith('+')) return bare
  if (bare.startsWith('00')) return `+${bare.slice(2)}`
  const own = trunk !== '' && bare.startsWith(trunk) ? bare.slice(trunk.length) : bare
  return `+${code}${own}`
}

/** A masked number: its country code and last two digits. */
export const maskedPhone = (phone: string): string => `${phone.slice(0, 3)}••••${phone.slice(-2)}`
