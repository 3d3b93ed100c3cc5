import { singleLine } from '#adapters/shared/single-line.ts'
import { isFirstPurchaseCode } from '#core/money/discounts/active-discount.ts'
import { isPaymentMethod, METHOD_NAMES } from '#core/money/orders/payment-methods.ts'
import type { Receipt } from '#core/money/receipt.ts'
import type { Letter, LetterFacts } from '#core/notifications/letters.ts'
import type { MoneyNotice } from '#core/notifications/notice.ts'
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

/** Table rows of a mail. */
export function rowsOf(letter: Letter, say: Say): readonly Row[] {
  switch (letter.kind) {
    case 'unread-reminder':
      return letter.facts.people.map(({ from, unread }) => ({
        label: singleLine(from),
        value: String(unread),
      }))
    case 'weekly-update':
      return weeklyRows(letter.facts, say)
    case 'new-device':
      return deviceRows(letter.facts, letter, say)
    case 'photo-refused':
      return photoRows(letter.facts, letter, say)
    case 'account-warned':
    case 'reports-paused':
    case 'account-banned':
    case 'account-unbanned':
      return restrictionRows(letter.facts, letter, say)
    case 'complaint':
    case 'complaint-desk':
      return complaintRows(letter.facts, letter, say)
    case 'complaint-answered':
      return answerRows(letter.facts, letter, say)
    case 'report-decided':
      return decisionRows(letter.facts, letter, say)
    case 'report-received':
    case 'report-desk':
      return reportRows(letter.facts, letter, say)
    case 'withdrawal':
    case 'withdrawal-confirm':
    case 'withdrawal-unknown':
    case 'withdrawal-desk':
      return withdrawalRows(letter.facts, letter, say)
    case 'mandate':
      return mandateRows(letter.facts, letter, say)
    case 'receipt':
      return receiptRows(letter.facts.receipt, letter, say)
    case 'refund':
    case 'refund-failed':
    case 'payment-returned':
    case 'return-failed':
    case 'chargeback':
    case 'chargeback-reversed':
      return moneyRows(letter, say)
    default:
      return []
  }
}

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

const GIVEN: readonly Letter['kind'][] = ['refund-failed', 'chargeback-reversed']

function moneyRows(
  letter: Extract<Letter, { kind: Exclude<MoneyNotice['kind'], 'receipt'> }>,
  say: Say,
): readonly Row[] {
  const { kind, facts } = letter
  const { number, amount, credits, at } = facts
  const taken = say(GIVEN.includes(kind) ? 'row.given' : 'row.taken')
  return [
    { label: say('row.order'), value: number },
    { label: say('row.date'), value: day(at, letter) },
    ...(credits === null ? [] : [{ label: taken, value: String(credits) }]),
    { label: say('row.amount'), value: price(amount, letter), sum: true },
  ]
}
