import type { MemberId } from '../accounts/account.ts'
import type { Ports } from '../ports.ts'
import type { Page } from '../shared/paging.ts'
import type { Entry, EntryCursor } from './ledger.ts'

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

/** Whether credits came in or went out, from the member's view. */
export const signedAmount = ({ from, amount }: Entry): number =>
  from.startsWith('site:') ? amount : -amount
