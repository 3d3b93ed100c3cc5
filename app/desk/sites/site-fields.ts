/** How a field is edited. */
export type FieldKind =
  | 'text'
  | 'area'
  | 'number'
  | 'switch'
  | 'yes-no'
  | 'one'
  | 'some'
  | 'order'
  | 'countries'
  | 'lines'
  | 'words'
  | 'bundles'
  | 'rates'
  | 'allowance'
  | 'colour'
  | 'picture'

/** A field of a site, by its path in the entry. */
export type SiteField = { readonly path: string; readonly kind: FieldKind }

const fields = <const Kind extends FieldKind, const Path extends string>(
  kind: Kind,
  ...paths: readonly Path[]
) => paths.map((path) => ({ path, kind }))

/** All that a site’s settings hold, in the order of a first site. Regions and former ids are the file’s alone. */
export const SITE_GROUPS = {
  identity: [
    ...fields('text', 'name', 'domain', 'index_title'),
    ...fields('area', 'description'),
    ...fields('text', 'support_email', 'support_phone', 'mail_sender'),
    ...fields('one', 'domain_language'),
    ...fields('some', 'languages'),
    ...fields('countries', 'countries'),
    ...fields('one', 'hsts'),
    ...fields('switch', 'hsts_subdomains'),
  ],
  company: [
    ...fields('text', 'company.name', 'company.address', 'company.city'),
    ...fields('one', 'company.country'),
    ...fields('text', 'company.kvk'),
    ...fields('lines', 'company.vat_numbers', 'company.tradenames'),
    ...fields('text', 'company.support_phone', 'company.sepa_creditor_id'),
    ...fields('number', 'company.delete_discount'),
  ],
  look: [
    ...fields('one', 'brand'),
    ...fields('colour', 'brand_colours.ember'),
    ...fields('picture', 'logo', 'logo_dark', 'icon', 'cover'),
    ...fields('words', 'home_headline', 'home_sentence'),
  ],
  prices: [
    ...fields('bundles', 'bundles'),
    ...fields('order', 'payment_methods'),
    ...fields('number', 'message_credits', 'photo_credits', 'gift_credits', 'signup_credits'),
    ...fields('number', 'message_length'),
    ...fields('allowance', 'free_allowance'),
    ...fields('number', 'refund_days', 'operator_credits'),
    ...fields('rates', 'vat_rates'),
  ],
  discounts: fields(
    'number',
    'time_bonus_hours',
    'time_bonus_percentage',
    'welcome_days',
    'welcome_percentage',
  ),
  access: [
    ...fields('one', 'signups'),
    ...fields('number', 'min_age'),
    ...fields(
      'yes-no',
      'enable_site_entry_popup',
      'logged_out_search',
      'logged_out_search_trafficsource',
    ),
  ],
  profiles: [
    ...fields('switch', 'has_fictional', 'member_resell'),
    ...fields('words', 'fictional_warning.singular', 'fictional_warning.plural'),
    ...fields('some', 'visible_profile_fields', 'visible_profile_notes', 'search_fields'),
    ...fields('some', 'interests'),
    ...fields('number', 'trusted_photos', 'second_look_percentage'),
  ],
} as const

export type SiteGroup = keyof typeof SITE_GROUPS
export type FieldPath = (typeof SITE_GROUPS)[SiteGroup][number]['path']
const FIELDS: readonly { readonly path: FieldPath; readonly kind: FieldKind }[] =
  Object.values(SITE_GROUPS).flat()
export const isFieldPath = (path: string): path is FieldPath =>
  FIELDS.some((field) => field.path === path)
/** How a field is edited; `undefined` for what only a file has. */
export const kindOf = (path: string): FieldKind | undefined =>
  FIELDS.find((field) => field.path === path)?.kind

/** What a number counts. */
export type Unit = 'credits' | 'characters' | 'percent' | 'days' | 'hours' | 'years' | 'photos'
const UNITS: { readonly [Path in FieldPath]?: Unit } = {
  'company.delete_discount': 'percent',
  message_credits: 'credits',
  photo_credits: 'credits',
  gift_credits: 'credits',
  signup_credits: 'credits',
  message_length: 'characters',
  refund_days: 'days',
  operator_credits: 'credits',
  time_bonus_hours: 'hours',
  time_bonus_percentage: 'percent',
  welcome_days: 'days',
  welcome_percentage: 'percent',
  min_age: 'years',
  trusted_photos: 'photos',
  second_look_percentage: 'percent',
}
export const unitOf = (path: string): Unit | undefined =>
  isFieldPath(path) ? UNITS[path] : undefined

/** Kinds that fit beside another one. */
const SHORT: ReadonlySet<FieldKind> = new Set(['text', 'number', 'one', 'colour'])

/** Fields in rows: short ones beside each other, a long one alone. */
export function rowsOf<Field extends { readonly kind: FieldKind }>(
  all: readonly Field[],
): readonly (readonly Field[])[] {
  const rows: Field[][] = []
  for (const field of all) {
    const last = rows.at(-1)
    const isBeside = SHORT.has(field.kind) && last?.[0] && SHORT.has(last[0].kind)
    if (last && isBeside) last.push(field)
    else rows.push([field])
  }
  return rows
}

/** A key of a text: paths have dots, and so have keys. */
export type FieldKey<Path extends string = FieldPath> = Path extends `${infer A}.${infer B}`
  ? `${A}-${B}`
  : Path
export const keyOf = (path: FieldPath) => path.replace('.', '-') as FieldKey

/** Whether a fault is of a field, or of something in it. */
export const isAt = (fault: { readonly field: string }, path: string): boolean =>
  fault.field === path || fault.field.startsWith(`${path}.`)
