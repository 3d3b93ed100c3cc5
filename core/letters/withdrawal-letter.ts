import { isUnreachable } from '../accounts/email.ts'
import type { WithdrawalNotice } from '../notifications/notice.ts'
import type { Ports } from '../ports.ts'
import { withdrawalReference } from '../withdrawals/withdrawal-reference.ts'
import { brandedAs, type Letter, type LetterFacts, type UrlOf } from './letters.ts'

const REDACTED = { number: '', name: '', email: '' } as const

type WithdrawalLetterKind =
  | 'withdrawal'
  | 'withdrawal-confirm'
  | 'withdrawal-unknown'
  | 'withdrawal-desk'

/**
 * The mail about a withdrawal: its receipt once confirmed; before that the confirmation link, or, if no order
 * matches, a notice to its sender and to the operator.
 */
export async function withdrawalLetter(
  { reads, sites, secrets }: Pick<Ports, 'reads' | 'sites' | 'secrets'>,
  { kind: called, withdrawal: id }: WithdrawalNotice,
  urlOf: UrlOf,
): Promise<Letter | null> {
  const withdrawal = await reads.withdrawals.byId(id)
  if (!withdrawal) return null
  const kind = kindOf(called, withdrawal.order !== null)
  const { settings } = sites.byId(withdrawal.site)
  const desk = kind === 'withdrawal-desk'
  const to = desk ? settings.supportEmail : withdrawal.email
  if (kind === null || isUnreachable(to)) return null
  // Anyone can state one with anyone's address: where no order proves it, nothing that was typed is repeated.
  const shown = kind === 'withdrawal-unknown' ? { ...withdrawal, ...REDACTED } : withdrawal
  const facts: LetterFacts['withdrawal'] = { name: desk ? '' : shown.name, withdrawal: shown }
  const order = withdrawal.order === null ? null : await reads.orders.byId(withdrawal.order)
  const buyer = order && (await reads.accounts.byId(order.member))
  const opens = kind === 'withdrawal' || kind === 'withdrawal-confirm'
  return {
    to,
    language: desk ? settings.language : withdrawal.language,
    country: buyer?.country ?? null,
    timeZone: buyer?.timeZone ?? null,
    site: brandedAs(settings, urlOf),
    kind,
    facts,
    path: opens ? `/withdrawals/${withdrawalReference({ secrets }, id)}` : '/withdraw',
    unsubscribe: null,
  }
}

/** Which mail to send; the operator gets those that cannot be confirmed. */
function kindOf(called: WithdrawalNotice['kind'], known: boolean): WithdrawalLetterKind | null {
  if (called === 'withdrawal-desk') return known ? null : called
  if (called === 'withdrawal') return called
  return known ? 'withdrawal-confirm' : 'withdrawal-unknown'
}
