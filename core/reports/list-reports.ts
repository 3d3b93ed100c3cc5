import type { MemberId } from '../accounts/account.ts'
import { shownNames } from '../blocks/shown-names.ts'
import type { Ports } from '../ports.ts'
import type { Report } from './report.ts'

/** A member's own report, and the reported member's name; `null` if that one is not to be seen any more. */
export type OwnReport = { readonly report: Report; readonly name: string | null }

/** What a member reported, newest first. */
export async function listReports(
  { reads }: Pick<Ports, 'reads'>,
  { member }: { readonly member: MemberId },
): Promise<readonly OwnReport[]> {
  const made = await reads.reports.by(member)
  const ids = [...new Set(made.map(({ reported }) => reported))]
  const names = await shownNames({ reads }, member, ids)
  return made.map((report) => ({ report, name: names.get(report.reported) ?? null }))
}
