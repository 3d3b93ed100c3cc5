import { isOpen } from '../../accounts/account.ts'
import type { Ports, Stores } from '../../ports.ts'
import { type Report, reportNumber } from '../report.ts'
import { consequenceOf, MISUSE, type Restriction } from '../restriction.ts'
import { applyWarning } from './warn-member.ts'

const RULE = 'false-reports'

/**
 * What an unfounded report means for its reporter: nothing, a warning or a pause of reporting. Its facts are the
 * numbers of the reports, which need no language. The reporter's account is locked.
 */
export async function answerMisuse(
  stores: Stores,
  { now, newId }: Pick<Ports, 'now' | 'newId'>,
  report: Report,
): Promise<Restriction | null> {
  const { reporter: member, decision } = report
  if (member === null || decision?.grounds !== 'unfounded') return null
  const account = await stores.accounts.byId(member)
  // Who left or is banned reports nothing.
  if (!account || !isOpen(account)) return null
  const at = now()
  const judged = await stores.reports.unfounded(member, at - MISUSE.window)
  const restrictions = await stores.restrictions.of(member)
  const unfounded = judged.length
  const consequence = consequenceOf({ report, unfounded, restrictions, now: at })
  if (consequence === 'warning') {
    const facts = judged.map(reportNumber).join(', ')
    const reasons = { member, rule: RULE, facts, report: null } as const
    const warned = await applyWarning(stores, { now, newId }, reasons)
    return warned.ok ? warned.value : null
  }
  if (consequence === null) return null
  const pause: Restriction = {
    id: newId(),
    kind: 'reports-paused',
    rule: RULE,
    facts: reportNumber(report),
    report: null,
    ...{ member, at },
  }
  await stores.restrictions.add(pause)
  await stores.events.append({ type: 'reports.paused', member, restriction: pause.id }, at)
  return pause
}
