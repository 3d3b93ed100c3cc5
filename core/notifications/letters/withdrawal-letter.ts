import type { Account } from '../../accounts/account.ts'
import { isUnreachable } from '../../accounts/email.ts'
import type { Withdrawal } from '../../money/withdrawal.ts'
import { withdrawalReference } from '../../money/withdrawal-reference.ts'
import type { Ports } from '../../ports.ts'
import { brandedAs, type Letter, type LetterFacts, type UrlOf } from '../letters.ts'
import type { WithdrawalNotice } from '../notice.ts'

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
  const facts: LetterFacts['withdrawal'] = { name: desk ? '' : shown.name, withdrawal: shown }
  const opens = kind === 'withdrawal' || kind === 'withdrawal-confirm'
  const language = desk ? settings.language : withdrawal.language
  return {
    to,
    language,
    country: buyer?.country ?? null,
    timeZone: buyer?.timeZone ?? null,
    site: brandedAs(settings, urlOf),
    kind,
    facts,
    path: opens ? `/withdrawals/${withdrawalReference({ secrets }, id)}` : '/withdraw',
    unsubscribe: null,
  }
}

/** The buyer's own address: the typed one may only look like it. It is used where the account is erased. */
const recipientOf = (
  { email }: Pick<Withdrawal, 'email'>,
  buyer: Pick<Account, 'email'> | null,
): string => (buyer && !isUnreachable(buyer.email) ? buyer.email : email)

/** Which mail to send; the operator gets those that cannot be confirmed. */
function kindOf(called: WithdrawalNotice['kind'], known: boolean): WithdrawalLetterKind | null {
  if (called === 'withdrawal-desk') return known ? null : called
  if (called === 'withdrawal') return called
  return known ? 'withdrawal-confirm' : 'withdrawal-unknown'
}
