import type { MemberId } from '../../accounts/account.ts'
import type { Ports } from '../../ports.ts'
import { err, ok, type Result } from '../../shared/result.ts'
import { covers, type SiteScope } from '../../site/settings.ts'
import type { DeskError } from '../errors.ts'
import { type MemberSummary, summariesOf } from './view-member.ts'

/** A member's signals, with who shares them. */
export type ViewedSignals = {
  readonly disposable: boolean
  /** Others who log in in a browser of theirs. */
  readonly browser: readonly MemberSummary[]
  /** `null` once it is no longer kept. */
  readonly network: { readonly name: string; readonly others: readonly MemberSummary[] } | null
}

/** So many of each are named. */
const NAMED = 20

/** What a member has in common with others of some sites. Nothing of it proves anything. */
export async function viewSignals(
  { reads }: Pick<Ports, 'reads'>,
  member: MemberId,
  sites: SiteScope = 'all',
): Promise<Result<ViewedSignals, Extract<DeskError, { code: 'member.not-found' }>>> {
  if (!(await reads.accounts.byId(member))) return err({ code: 'member.not-found' })
  const { disposable, browser, network } = await reads.memberLists.signals(member, NAMED)
  const others = await summariesOf(reads, [...browser, ...(network?.others ?? [])])
  const named = (ids: readonly MemberId[]) =>
    ids.flatMap((id) => others.get(id) ?? []).filter(({ site }) => covers(sites, site))
  return ok({
    disposable,
    browser: named(browser),
    network: network && { name: network.name, others: named(network.others) },
  })
}
