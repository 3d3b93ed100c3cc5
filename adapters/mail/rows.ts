import { plain } from '#adapters/shared/plain.ts'
import type { Letter, LetterFacts } from '#core/notifications/letters.ts'
import { isPaymentMethod, METHOD_NAMES } from '#core/orders/payment-methods.ts'
import type { Receipt } from '#core/orders/receipt.ts'
import type { Locale } from '#core/site/locales.ts'
import type { Catalogue } from './catalogues.ts'
import { country, day, moment, percent, price } from './formats.ts'

/** One fact of a letter beside its name; the sum of an account stands out. */
export type Row = { readonly label: string; readonly value: string; readonly sum?: boolean }

/** Finds a text, with facts in it. */
export type Say = (
  key: keyof Catalogue,
  facts?: Readonly<Record<string, string | number>>,
) => string

/** The facts that a letter lists. */
export function rowsOf(letter: Letter, say: Say): readonly Row[] {
  const { language } = letter
  switch (letter.kind) {
    case 'unread-reminder':
      return letter.facts.people.map(({ from, unread }) => ({
        label: plain(from),
        value: String(unread),
      }))
    case 'weekly-update':
      return weeklyRows(letter.facts, say)
    case 'new-device':
      return deviceRows(letter.facts, language, say)
    case 'complaint':
    case 'complaint-desk':
      return complaintRows(letter.facts, language, say)
    case 'receipt':
      return receiptRows(letter.facts.receipt, language, say)
    case 'refund':
    case 'refund-failed':
    case 'chargeback':
    case 'chargeback-reversed':
      return moneyRows(letter, say)
    default:
      return []
  }
}

function deviceRows(
  { browser, system, at }: LetterFacts['new-device'],
  language: Locale,
  say: Say,
): readonly Row[] {
  const device = [browser, system].filter((part) => part !== null).join(', ')
  const rows = [
    { label: say('row.device'), value: device },
    { label: say('row.date'), value: moment(at, language) },
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

/** A receipt holds the whole complaint: what was sent, by whom and when. */
function complaintRows(
  { complaint, complaintNumber }: LetterFacts['complaint'],
  language: Locale,
  say: Say,
): readonly Row[] {
  const { kind, about, name, email, words, filedAt } = complaint
  const rows = [
    { label: say('row.number'), value: complaintNumber },
    { label: say('row.date'), value: moment(filedAt, language) },
    { label: say('row.topic'), value: say(`topic.${kind}`) },
    { label: say('row.about'), value: plain(about) },
    { label: say('row.from'), value: [plain(name), email].filter(Boolean).join(', ') },
    { label: say('row.words'), value: plain(words) },
  ]
  return rows.filter(({ value }) => value !== '')
}

function receiptRows(receipt: Receipt, language: Locale, say: Say): readonly Row[] {
  const { seller, buyer, discount, vat, returned, credits } = receipt
  const row = (label: string, value: string) => ({ label, value })
  const place = (code: string | null) => (code === null ? [] : [country(code, language)])
  const rate = vat ? percent(vat.rate / 10_000, language) : ''
  const off = discount && {
    code: discount.code,
    percent: percent(discount.percentage / 100, language),
  }
  return [
    row(say('row.order'), receipt.number),
    row(say('row.date'), day(receipt.paidAt, language)),
    row(say('row.bundle', { credits }), price(receipt.price, language)),
    ...(off && discount
      ? [row(say('row.discount', off), `−${price(discount.amount, language)}`)]
      : []),
    { ...row(say('row.total'), price(receipt.total, language)), sum: true },
    ...(vat ? [row(say('row.vat', { percent: rate }), price(vat.amount, language))] : []),
    ...(returned.amount > 0 ? [row(say('row.returned'), `−${price(returned, language)}`)] : []),
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
            [plain(buyer.name), buyer.email, ...place(receipt.country)].join(', '),
          ),
        ]
      : []),
  ]
}

function methodName(id: string, say: Say): string {
  if (!isPaymentMethod(id)) return id
  if (id === 'creditcard' || id === 'sdd' || id === 'sct') return say(`method.${id}`)
  return METHOD_NAMES[id] ?? id
}

const GIVEN: readonly Letter['kind'][] = ['refund-failed', 'chargeback-reversed']

function moneyRows(
  {
    kind,
    facts,
    language,
  }: Extract<Letter, { kind: 'refund' | 'refund-failed' | 'chargeback' | 'chargeback-reversed' }>,
  say: Say,
): readonly Row[] {
  const { number, amount, credits, at } = facts
  const taken = say(GIVEN.includes(kind) ? 'row.given' : 'row.taken')
  return [
    { label: say('row.order'), value: number },
    { label: say('row.date'), value: day(at, language) },
    ...(credits === null ? [] : [{ label: taken, value: String(credits) }]),
    { label: say('row.amount'), value: price(amount, language), sum: true },
  ]
}
