import { singleLine } from '#adapters/shared/single-line.ts'
import { isFirstPurchaseCode } from '#core/money/first-purchase-discount.ts'
import { isPaymentMethod, METHOD_NAMES } from '#core/money/orders/payment-methods.ts'
import type { Receipt } from '#core/money/receipt.ts'
import type { Unread } from '#core/notifications/kinds/people.ts'
import type { Letter, LetterFacts } from '#core/notifications/letters.ts'
import type { Money } from '#core/shared/money.ts'
import { country, day, moment, percent, price, type Reader } from './formats.ts'
import { mandateRows } from './mandate-rows.ts'
import type { Row, Say } from './row.ts'
import {
  answerRows,
  complaintRows,
  decisionRows,
  photoRows,
  reportRows,
  restrictionRows,
} from './safety-rows.ts'

/** Table rows of a mail, by the facts that it has, whatever its kind. */
export function rowsOf(letter: Letter, say: Say): readonly Row[] {
  const { facts } = letter
  if ('people' in facts) return facts.people.map(unreadRow)
  if ('messages' in facts) return weeklyRows(facts, say)
  if ('browser' in facts) return deviceRows(facts, letter, say)
  if ('photo' in facts) return photoRows(facts, letter, say)
  if ('answer' in facts) return answerRows(facts, letter, say)
  if ('complaint' in facts) return complaintRows(facts, letter, say)
  if ('report' in facts) {
    return 'decision' in facts ? decisionRows(facts, letter, say) : reportRows(facts, letter, say)
  }
  if ('decision' in facts) return restrictionRows(facts, letter, say)
  if ('withdrawal' in facts) return withdrawalRows(facts, letter, say)
  if ('terms' in facts) return mandateRows(facts, letter, say)
  if ('receipt' in facts) return receiptRows(facts.receipt, letter, say)
  return 'amount' in facts ? moneyRows(facts, letter, say) : []
}

const unreadRow = ({ from, unread, picture }: Unread): Row => ({
  label: singleLine(from),
  value: String(unread),
  face: picture,
})

function deviceRows(
  { browser, system, at }: LetterFacts['new-device'],
  reader: Reader,
  say: Say,
): readonly Row[] {
  const device = [browser, system].filter((part) => part !== null).join(', ')
  const rows = [
    { label: say('row.device'), value: device },
    { label: say('row.date'), value: moment(at, reader) },
  ]
  return rows.filter(({ value }) => value !== '')
}

function weeklyRows({ messages, likes }: LetterFacts['weekly-update'], say: Say): readonly Row[] {
  const counts = [
    { label: say('row.messages'), count: messages },
    { label: say('row.likes'), count: likes },
  ]
  return counts
    .filter(({ count }) => count > 0)
    .map(({ label, count }) => ({ label, value: String(count) }))
}

/** Content, date and time of a withdrawal, and its result once confirmed: a durable record for the consumer. */
function withdrawalRows(
  { withdrawal }: LetterFacts['withdrawal'],
  reader: Reader,
  say: Say,
): readonly Row[] {
  const { number, name, email, statedAt, confirmedAt, result } = withdrawal
  const { credits, used, amount, currency } = withdrawal
  const row = (label: string, value: string) => ({ label, value })
  const stated = [
    row(say('row.statement'), say('withdrawal-statement')),
    row(say('row.order'), singleLine(number)),
    row(say('row.from'), [singleLine(name), email].filter(Boolean).join(', ')),
    row(say('row.stated'), moment(statedAt, reader)),
  ].filter(({ value }) => value !== '')
  if (confirmedAt === null || result === null) return stated
  const outcome = [
    row(say('row.confirmed'), moment(confirmedAt, reader)),
    row(say('row.outcome'), say(`withdrawal-result.${result}`)),
  ]
  if (result !== 'refunded') return [...stated, ...outcome]
  return [
    ...stated,
    ...outcome,
    row(say('row.used'), String(used)),
    row(say('row.taken'), String(credits)),
    { ...row(say('row.amount'), price({ amount, currency }, reader)), sum: true },
  ]
}

function receiptRows(receipt: Receipt, reader: Reader, say: Say): readonly Row[] {
  const { seller, buyer, discount, vat, refund, credits } = receipt
  const row = (label: string, value: string) => ({ label, value })
  const place = (code: string | null) => (code === null ? [] : [country(code, reader)])
  const vatLabel = vat && say('row.vat', { percent: percent(vat.rate / 10_000, reader) })
  const vatRow = (amount: Money | null | undefined, sign = '') =>
    vatLabel && amount ? [row(vatLabel, `${sign}${price(amount, reader)}`)] : []
  return [
    row(say('row.order'), receipt.number),
    row(say('row.date'), day(receipt.paidAt, reader)),
    row(say('row.bundle', { count: credits }), price(receipt.price, reader)),
    ...(discount
      ? [row(discountName(discount, reader, say), `−${price(discount.amount, reader)}`)]
      : []),
    { ...row(say('row.total'), price(receipt.total, reader)), sum: true },
    ...vatRow(vat?.amount),
    ...(refund
      ? [
          row(say('row.returned'), `−${price(refund.returned.amount, reader)}`),
          ...vatRow(refund.returned.vat, '−'),
          { ...row(say('row.remaining'), price(refund.remaining.amount, reader)), sum: true },
          ...vatRow(refund.remaining.vat),
        ]
      : []),
    row(say('row.method'), methodName(receipt.method, say)),
    row(
      say('row.seller'),
      [seller.name, seller.address, seller.city, ...place(seller.country)].join(', '),
    ),
    row(say('row.kvk'), seller.kvk),
    ...seller.vatNumbers.map((number) => row(say('row.vat-number'), number)),
    ...(buyer
      ? [
          row(
            say('row.buyer'),
            [singleLine(buyer.name), buyer.email, ...place(receipt.country)].join(', '),
          ),
        ]
      : []),
  ]
}

/** What an automatic discount is, or the code that the member typed. */
function discountName(
  { code, percentage, amount }: NonNullable<Receipt['discount']>,
  reader: Reader,
  say: Say,
): string {
  const off = percentage === 0 ? price(amount, reader) : percent(percentage / 100, reader)
  return isFirstPurchaseCode(code)
    ? say('row.first-purchase', { percent: off })
    : say('row.discount', { percent: off, code })
}

function methodName(id: string, say: Say): string {
  if (!isPaymentMethod(id)) return id
  if (id === 'creditcard' || id === 'sdd' || id === 'sct') return say(`method.${id}`)
  return METHOD_NAMES[id] ?? id
}

/** Undoing gives credits back. */
const GIVEN: readonly Letter['kind'][] = ['refund-failed', 'chargeback-reversed']

function moneyRows(
  { number, amount, credits, at }: LetterFacts['refund'],
  letter: Letter,
  say: Say,
): readonly Row[] {
  const taken = say(GIVEN.includes(letter.kind) ? 'row.given' : 'row.taken')
  return [
    { label: say('row.order'), value: number },
    { label: say('row.date'), value: day(at, letter) },
    ...(credits === null || credits === 0 ? [] : [{ label: taken, value: String(credits) }]),
    { label: say('row.amount'), value: price(amount, letter), sum: true },
  ]
}
