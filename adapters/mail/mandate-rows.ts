import { singleLine } from '#adapters/shared/single-line.ts'
import type { LetterFacts } from '#core/notifications/letters.ts'
import { country, day, price, type Reader } from './formats.ts'
import type { Row, Say } from './row.ts'

/** Required fields of a SEPA mandate besides its wording, and the pre-notification of the debit. */
export function mandateRows(
  { terms, number, amount, maskedIban, at }: LetterFacts['mandate'],
  reader: Reader,
  say: Say,
): readonly Row[] {
  const { creditor, reference, debtor } = terms
  const { name, address, city } = creditor
  const row = (label: string, value: string) => ({ label, value })
  return [
    row(say('row.creditor'), [name, address, city, country(creditor.country, reader)].join(', ')),
    row(say('row.creditor-id'), creditor.id),
    row(say('row.reference'), reference),
    ...(debtor === null ? [] : [row(say('row.holder'), singleLine(debtor))]),
    row(say('row.iban'), maskedIban),
    row(say('row.type'), say('mandate-one-off')),
    row(say('row.signed'), day(at, reader)),
    row(say('row.announced'), say('mandate-announced')),
    row(say('row.order'), number),
    { ...row(say('row.amount'), price(amount, reader)), sum: true },
  ]
}
