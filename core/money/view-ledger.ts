import type { MemberId } from '../accounts/account.ts'
import type { Ports } from '../ports.ts'
import type { Page } from '../shared/paging.ts'
import type { Entry, EntryCursor } from './ports.ts'

/** Spec §2 and §9: the credits badge appears at this balance or below. */
const FEW_CREDITS = 10
/** Below this number of messages, a wallet is described as nearly empty. */
const FEW_MESSAGES = 3

type CreditsBadge = { readonly text: string; readonly tone: 'warning' | 'danger' }

/** Spec §2: a warning when credits run low, danger when there are none. */
export function creditsBadge(credits: number): CreditsBadge | null {
  if (credits > FEW_CREDITS) return null
  return { text: String(credits), tone: credits > 0 ? 'warning' : 'danger' }
}

/** Whether the balance is low enough for a warning; the signup grant is above that. */
export const nearlySpent = (credits: number, messageCredits: number): boolean =>
  credits < FEW_MESSAGES * messageCredits

const PAGE = 50

/** A member's ledger: source and use of every credit, newest first. */
export async function viewLedger(
  { reads }: Pick<Ports, 'reads'>,
  { member, after }: { readonly member: MemberId; readonly after: EntryCursor | null },
): Promise<Page<Entry, EntryCursor>> {
  const items = await reads.ledger.of(member, after, PAGE)
  const last = items.at(-1)
  const more = items.length === PAGE && last !== undefined
  return { items, next: more ? { at: last.at, id: last.id } : null }
}
