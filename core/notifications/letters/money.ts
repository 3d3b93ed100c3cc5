import type { Account } from '../../accounts/account.ts'
import { isUnreachable } from '../../accounts/email.ts'
import { type Order, orderNumber } from '../../money/order.ts'
import { readReceipt } from '../../money/read-orders.ts'
import type { Withdrawal } from '../../money/withdrawal.ts'
import { caseReference } from '../../shared/case-reference.ts'
import type { MoneyLetters, MoneyNotifications } from '../kinds/money.ts'
import { brandedAs, type Envelope } from '../letters.ts'
import { NOTIFICATIONS, type NotificationOf, type TextKind } from '../notification.ts'
import type { DirectWriter, MemberMail, Writer, WritersOf, WritingPorts } from './written.ts'

type WithdrawalKind = 'withdrawal' | 'withdrawal-stated' | 'withdrawal-desk'
type MoneyKind = Exclude<keyof MoneyNotifications, WithdrawalKind | TextKind>

/** An order and the envelope of a mail about it, branded as the selling site wherever the member joined. */
function ofOrder(
  { sites }: Pick<WritingPorts, 'sites'>,
  { envelope, urlOf }: Pick<MemberMail<MoneyKind>, 'envelope' | 'urlOf'>,
  order: Order,
): Envelope {
  return { ...envelope, site: brandedAs(sites.byId(order.site).settings, urlOf) }
}

/** A refund or a chargeback, or one that was undone. */
const changed: Writer<'refund' | 'refund-failed' | 'chargeback' | 'chargeback-reversed'> = async (
  ports,
  mail,
) => {
  const { name, notification } = mail
  const { kind, order: id } = notification
  const order = await ports.reads.orders.byId(id)
  if (!order) return null
  const isRefund = kind === 'refund' || kind === 'refund-failed'
  const refunds = isRefund ? await ports.reads.orders.refundsOf(id) : []
  const told = 'refund' in notification ? notification.refund : undefined
  const refund = refunds.find((one) => one.id === told) ?? refunds.at(-1)
  // A chargeback takes the whole remainder; otherwise the amount refunded.
  const back = kind === 'refund' ? order.returned : order.total.amount
  const facts = {
    name,
    number: orderNumber(order),
    amount: refund?.amount ?? { amount: back, currency: order.total.currency },
    credits: refund?.credits ?? null,
    at:
      (kind === 'refund' ? refund?.askedAt : refund?.failedAt) ?? order.settledAt ?? order.placedAt,
  }
  return {
    ...ofOrder(ports, mail, order),
    kind,
    facts,
    path: NOTIFICATIONS[kind].path(notification),
  }
}

const returned: Writer<'payment-returned' | 'return-failed'> = async (ports, mail) => {
  const { name, notification } = mail
  const { kind } = notification
  const order = await ports.reads.orders.byId(notification.order)
  const back = await ports.reads.paymentReturns.of(notification.payment)
  if (!order || !back) return null
  const { amount, askedAt: at } = back
  const facts = { name, number: orderNumber(order), amount, credits: null, at }
  return {
    ...ofOrder(ports, mail, order),
    kind,
    facts,
    path: NOTIFICATIONS[kind].path(notification),
  }
}

/** Credits that an operator granted or took. */
const moved: Writer<'credits-granted' | 'credits-taken'> = async (
  _,
  { name, envelope, notification },
) => {
  const { kind, credits } = notification
  return { ...envelope, kind, facts: { name, credits }, path: NOTIFICATIONS[kind].path() }
}

export const MONEY_WRITERS: WritersOf<Pick<MoneyNotifications, MoneyKind>> = {
  async receipt(ports, mail) {
    const { name, notification } = mail
    const order = await ports.reads.orders.byId(notification.order)
    const receipt = order && (await readReceipt(ports, order))
    if (!receipt) return null
    const { refundDays } = ports.sites.byId(order.site).settings
    return {
      ...ofOrder(ports, mail, order),
      kind: 'receipt',
      facts: { name, receipt, refundDays },
      path: NOTIFICATIONS.receipt.path(notification),
    }
  },
  refund: changed,
  'refund-failed': changed,
  chargeback: changed,
  'chargeback-reversed': changed,
  'payment-returned': returned,
  'return-failed': returned,
  'credits-granted': moved,
  'credits-taken': moved,
  async mandate(ports, mail) {
    const debit = await ports.reads.directDebits.byId(mail.notification.debit)
    const order = debit && (await ports.reads.orders.byId(debit.order))
    if (!order || !debit.terms || !debit.mandate) return null
    const { terms, maskedIban, mandate } = debit
    const { total: amount } = order
    const number = orderNumber(order)
    return {
      ...ofOrder(ports, mail, order),
      kind: 'mandate',
      facts: { name: mail.name, number, amount, terms, maskedIban, at: mandate.signedAt },
      path: `/transactions/${order.id}`,
    }
  },
}

const REDACTED = { number: '', name: '', email: '' } as const

/**
 * The mail about a withdrawal: its receipt once confirmed; before that the confirmation link, or, if no order
 * matches, a mail that says so to its sender and to the operator.
 */
const withdrawalLetter: DirectWriter<WithdrawalKind> = async (
  { reads, sites, secrets },
  { kind: called, withdrawal: id },
  urlOf,
) => {
  const withdrawal = await reads.withdrawals.byId(id)
  if (!withdrawal) return null
  const kind = kindOf(called, withdrawal.order !== null)
  const { settings } = sites.byId(withdrawal.site)
  const order = withdrawal.order === null ? null : await reads.orders.byId(withdrawal.order)
  const buyer = order && (await reads.accounts.byId(order.member))
  const desk = kind === 'withdrawal-desk'
  const to = desk ? settings.supportEmail : recipientOf(withdrawal, buyer)
  if (kind === null || isUnreachable(to)) return null
  // Anyone can state one with anyone's address: where no order proves it, nothing that was typed is repeated.
  const typed = kind === 'withdrawal-unknown' ? REDACTED : {}
  // Nor is a name to an address that its member has not confirmed.
  const strange = buyer?.status === 'not_confirmed' ? { name: '' } : {}
  const shown = { ...withdrawal, ...typed, ...strange }
  const opens = kind === 'withdrawal' || kind === 'withdrawal-confirm'
  return {
    to,
    language: desk ? settings.language : withdrawal.language,
    country: buyer?.country ?? null,
    timeZone: buyer?.timeZone ?? null,
    site: brandedAs(settings, urlOf),
    unsubscribe: null,
    kind,
    facts: { name: desk ? '' : shown.name, withdrawal: shown },
    path: opens ? `/withdrawals/${caseReference({ secrets }, 'withdrawal', id)}` : '/withdraw',
  }
}

export const WITHDRAWAL_WRITERS = {
  withdrawal: withdrawalLetter,
  'withdrawal-stated': withdrawalLetter,
  'withdrawal-desk': withdrawalLetter,
}

/** The buyer's own address: the typed one may only look like it. It is used where the account is erased. */
const recipientOf = (
  { email }: Pick<Withdrawal, 'email'>,
  buyer: Pick<Account, 'email'> | null,
): string => (buyer && !isUnreachable(buyer.email) ? buyer.email : email)

/** Which mail to send; the operator gets those that cannot be confirmed. */
function kindOf(
  called: NotificationOf<WithdrawalKind>['kind'],
  known: boolean,
): Exclude<keyof MoneyLetters, MoneyKind> | null {
  if (called === 'withdrawal-desk') return known ? null : called
  if (called === 'withdrawal') return called
  return known ? 'withdrawal-confirm' : 'withdrawal-unknown'
}
