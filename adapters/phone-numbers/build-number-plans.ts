/** Generates the core's number plans from libphonenumber: `bun adapters/phone-numbers/build-number-plans.ts`. */
import { fileURLToPath } from 'node:url'
import max from 'libphonenumber-js/metadata.max.json'
import min from 'libphonenumber-js/metadata.min.json'
import * as v from 'valibot'
import { COUNTRIES } from '#core/site/countries.ts'

const FILE = new URL('../../core/profiles/contact/number-plans.json', import.meta.url)

/** Places in a country's row of the library. */
const [CODE, PATTERN, TRUNK, KINDS] = [0, 2, 5, 11] as const

/** A landline's and a mobile's patterns are the first two of the kinds. */
const Kinds = v.fallback(v.array(v.fallback(v.array(v.unknown()), [])), [])
const Text = v.fallback(v.string(), '')

/**
 * A country's code, its national prefix, and the pattern of a number without either. A number after 0 is known by
 * that; one without is known by the closer patterns of landlines and mobiles.
 */
function planOf(country: string): string {
  const row: readonly unknown[] =
    Object.entries(min.countries).find(([one]) => one === country)?.[1] ?? []
  const closer: readonly unknown[] =
    Object.entries(max.countries).find(([one]) => one === country)?.[1] ?? []
  const [code, general, trunk] = [CODE, PATTERN, TRUNK].map((at) => v.parse(Text, row[at]))
  const [fixed, mobile] = v.parse(Kinds, closer[KINDS]).map(([pattern]) => v.parse(Text, pattern))
  const own = mobile ? `${fixed}|${mobile}` : general
  return [code, ...(trunk === '0' ? ['0', general] : ['-', own])].join(' ')
}

/** The text of the generated file. */
export const numberPlans = (): string =>
  `${JSON.stringify(
    {
      codes: Object.keys(min.country_calling_codes).join(' '),
      plans: Object.fromEntries(COUNTRIES.map((country) => [country, planOf(country)])),
    },
    null,
    2,
  )}\n`

if (import.meta.main) await Bun.write(fileURLToPath(FILE), numberPlans())
