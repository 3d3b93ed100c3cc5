import * as v from 'valibot'
import { isCreditorId } from '#core/money/direct-debit/iban.ts'
import type { Company } from '#core/site/settings.ts'
import { Country, Text, Texts, wholeNumber } from './shapes.ts'

/** A site's company in the file; absent fields default to the built-in ones. */
export const CompanyEntry = v.strictObject({
  name: v.exactOptional(Text),
  address: v.exactOptional(Text),
  kvk: v.exactOptional(Text),
  city: v.exactOptional(Text),
  country: v.exactOptional(Country),
  tradenames: v.exactOptional(Texts),
  vat_numbers: v.exactOptional(Texts),
  sepa_creditor_id: v.exactOptional(
    v.pipe(
      v.string(),
      v.check(isCreditorId, 'must be a SEPA creditor identifier such as NL22ZZZ000000000000'),
    ),
  ),
  support_phone: v.exactOptional(v.string()),
  delete_discount: v.exactOptional(wholeNumber(0, 90)),
  added: v.exactOptional(v.pipe(v.string(), v.isoTimestamp())),
})

/** A company from a file, merged over the built-in one. */
export function companyOf(
  { sepa_creditor_id: creditorId, ...entry }: v.InferOutput<typeof CompanyEntry>,
  base: Company,
): Company {
  // A creditor identifier belongs to its company: never inherited.
  const isOther = entry.name !== undefined && entry.name !== base.name
  return {
    ...base,
    ...entry,
    tradenames: entry.tradenames ?? base.tradenames,
    vatNumbers: entry.vat_numbers ?? base.vatNumbers,
    sepaCreditorId: creditorId ?? (isOther ? null : base.sepaCreditorId),
    supportPhone: entry.support_phone ?? base.supportPhone,
    deleteDiscount: entry.delete_discount ?? base.deleteDiscount,
  }
}
