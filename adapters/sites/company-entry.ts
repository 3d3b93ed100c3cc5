import * as v from 'valibot'
import { isCreditorId } from '#core/money/direct-debit/iban.ts'
import { isOnCalendar } from '#core/shared/time.ts'
import type { Company } from '#core/site/settings.ts'
import { Country, says, Text, Texts, wholeNumber } from './shapes.ts'

/** Whether a day is there, and one of ours. */
const isOfOurs = (given: string): boolean => /^20\d\d/.test(given) && isOnCalendar(given)

/** A site's company in an entry; absent fields default to the built-in ones. */
export const CompanyEntry = v.strictObject({
  name: v.exactOptional(Text),
  address: v.exactOptional(Text),
  kvk: v.exactOptional(Text),
  city: v.exactOptional(Text),
  country: v.exactOptional(Country),
  tradenames: v.exactOptional(Texts),
  vat_numbers: v.exactOptional(Texts),
  sepa_creditor_id: v.exactOptional(v.pipe(v.string(), v.check(isCreditorId, says('no-creditor')))),
  support_phone: v.exactOptional(v.pipe(v.string(), v.maxLength(40))),
  delete_discount: v.exactOptional(wholeNumber(0, 90)),
  added: v.exactOptional(
    v.pipe(v.string(), v.isoTimestamp(), v.check(isOfOurs, says('no-moment'))),
  ),
})

/** A company from an entry, merged over the built-in one. */
export function companyOf(
  base: Company,
  {
    sepa_creditor_id: creditorId,
    vat_numbers: vatNumbers,
    support_phone: supportPhone,
    delete_discount: deleteDiscount,
    ...entry
  }: v.InferOutput<typeof CompanyEntry>,
): Company {
  // A creditor identifier belongs to its company: never inherited.
  const isOther = entry.name !== undefined && entry.name !== base.name
  return {
    ...base,
    ...entry,
    vatNumbers: vatNumbers ?? base.vatNumbers,
    sepaCreditorId: creditorId ?? (isOther ? null : base.sepaCreditorId),
    supportPhone: supportPhone ?? base.supportPhone,
    deleteDiscount: deleteDiscount ?? base.deleteDiscount,
  }
}
