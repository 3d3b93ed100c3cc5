import type { Account } from '../accounts/account.ts'
import { appealPath } from '../complaints/appeal-path.ts'
import type { RestrictionNotice } from '../notifications/notice.ts'
import type { Ports } from '../ports.ts'
import { decisionNumber } from '../restrictions/restriction.ts'
import type { Envelope, Letter } from './letters.ts'

/** The statement of reasons for a decision about an account (DSA, article 17). A later decision has a mail of its own. */
export async function restrictionLetter(
  { reads }: Pick<Ports, 'reads'>,
  { name, ...envelope }: Envelope,
  account: Account,
  notice: RestrictionNotice,
): Promise<Letter | null> {
  const restriction = await reads.restrictions.byId(notice.restriction)
  if (!restriction || account.status === 'erased') return null
  const number = decisionNumber(restriction)
  const { rule, facts, report, at } = restriction
  return {
    ...envelope,
    kind: notice.kind,
    facts: { name, decision: { number, rule, facts, reported: report !== null, at } },
    path: notice.kind === 'account-unbanned' ? '/login' : appealPath(number),
    unsubscribe: null,
  }
}
