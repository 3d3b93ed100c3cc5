import { err, ok, type Result } from '../../shared/result.ts'
import { cleanDigits } from '../../shared/text.ts'
import type { Country } from '../../site/countries.ts'

type Plan = {
  readonly code: string
  /** The national prefix. */
  readonly trunk: '' | '0' | '1'
  /** Fewest and most digits after the country's code, without the prefix. */
  readonly digits: readonly [number, number]
}

const plan = (code: string, trunk: Plan['trunk'], ...digits: Plan['digits']): Plan => ({
  code,
  trunk,
  digits,
})

/** How numbers are dialled in each country (ITU-T E.164, national numbering plans). */
const PLANS: Readonly<Record<Country, Plan>> = {
  US: plan('1', '1', 10, 10),
  NL: plan('31', '0', 9, 9),
  BE: plan('32', '0', 8, 9),
  FR: plan('33', '0', 9, 9),
  IT: plan('39', '', 6, 11),
  ES: plan('34', '', 9, 9),
  DE: plan('49', '0', 6, 12),
  AT: plan('43', '0', 7, 13),
  IE: plan('353', '0', 7, 9),
  GB: plan('44', '0', 9, 10),
  CA: plan('1', '1', 10, 10),
  PL: plan('48', '', 9, 9),
  AU: plan('61', '0', 9, 9),
  NZ: plan('64', '0', 8, 10),
  CH: plan('41', '0', 9, 9),
  DK: plan('45', '', 8, 8),
  SE: plan('46', '0', 7, 9),
  NO: plan('47', '', 8, 8),
  FI: plan('358', '0', 6, 11),
}

export type PhoneError =
  | { readonly code: 'phone.missing' }
  | { readonly code: 'phone.invalid' }
  /** Of a country that gets no texts from us. */
  | { readonly code: 'phone.abroad' }
  /** It earns money for whom it belongs to. */
  | { readonly code: 'phone.premium' }

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

const CODES = [...new Map(Object.values(PLANS).map((one) => [one.code, one])).values()]
/** What is dialled for another country, where it is not 00. */
const EXITS: Readonly<Record<string, string>> = { '1': '011', '61': '0011' }
/** With a country's code; a code we do not know is another country's. */
const INTERNATIONAL = /^\+[1-9]\d{7,14}$/

/**
 * Normalises a phone number to E.164, so that it counts as one however it is written. National format is read as of
 * `home`; only our countries get texts, and no number that earns by them.
 */
export function checkPhone(typed: string, home: Country): Result<string, PhoneError> {
  const bare = cleanDigits(typed)
    .replaceAll('\uff0b', '+')
    .replace(/\(0\)|[()./\u2010-\u2015-]/g, '')
  if (bare === '') return err({ code: 'phone.missing' })
  const dialled = abroad(bare, PLANS[home])
  const plan = CODES.find(({ code }) => dialled.startsWith(`+${code}`))
  if (plan === undefined)
    return err({ code: INTERNATIONAL.test(dialled) ? 'phone.abroad' : 'phone.invalid' })
  const number = withoutTrunk(dialled.slice(plan.code.length + 1), plan)
  const [fewest, most] = plan.digits
  const fits = /^\d+$/.test(number) && number.length >= fewest && number.length <= most
  if (PREMIUM[plan.code]?.test(number)) return err({ code: 'phone.premium' })
  if (!fits) return err({ code: 'phone.invalid' })
  return ok(`+${plan.code}${number}`)
}

/** Without the national prefix, which people also leave in after the country's code. */
const withoutTrunk = (number: string, { trunk }: Plan): string =>
  trunk !== '' && number.startsWith(trunk) ? number.slice(1) : number

/** With the country's code; `bare` may be in national format. */
function abroad(bare: string, { code }: Plan): string {
  if (bare.startsWith('+')) return bare
  const exit = EXITS[code] ?? '00'
  return bare.startsWith(exit) ? `+${bare.slice(exit.length)}` : `+${code}${bare}`
}

/** A masked number: its country code and last two digits. */
export const maskedPhone = (phone: string): string => `${phone.slice(0, 3)}••••${phone.slice(-2)}`
