import type { Company, Settings, Site } from '#core/site/settings.ts'

/** What only the operator knows, by its name in the file: invented, it would be a lie of the site. */
const FACTS = [
  'name',
  'index_title',
  'description',
  'support_email',
  'has_fictional',
  'bundles',
  'company.name',
  'company.address',
  'company.city',
  'company.country',
  'company.kvk',
  'company.vat_numbers',
] as const

/** What a site of one's own has that names none: nothing, instead of the demo's. */
const NO_SETTINGS: Pick<Settings, 'supportPhone' | 'memberResell' | 'brandColours'> = {
  supportPhone: '',
  memberResell: false,
  brandColours: {},
}
const NO_COMPANY: Omit<Company, 'country'> = {
  name: '',
  address: '',
  kvk: '',
  city: '',
  tradenames: [],
  vatNumbers: [],
  sepaCreditorId: null,
  supportPhone: '',
  deleteDiscount: 0,
  // Spec §9: the terms are of this date, if the company is not younger.
  added: '2023-12-01T12:00:00Z',
}

/** A built-in site without the demo's facts. */
export const withoutFacts = ({ settings, company: { country } }: Site): Site => ({
  settings: { ...settings, ...NO_SETTINGS },
  company: { ...NO_COMPANY, country },
})

type Entry = { readonly company?: object }

const has = (entry: object, name: string): boolean => Object.hasOwn(entry, name)

/** An entry without them. */
export const withoutFactFields = <Entry extends Readonly<Record<string, unknown>>>(
  entry: Entry,
): Entry => {
  const others = Object.entries(entry).filter(([name]) => !FACTS.some((fact) => fact === name))
  return Object.fromEntries(others) as Entry
}

/** The facts that a site of the file does not name. */
export const missingFacts = (entry: Entry): readonly string[] =>
  FACTS.filter((fact) => {
    const [, ofCompany] = fact.split('company.')
    return ofCompany === undefined ? !has(entry, fact) : !has(entry.company ?? {}, ofCompany)
  })
