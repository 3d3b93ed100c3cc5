import type { Account, MemberId } from '../../accounts/account.ts'
import type { Ports, Reads } from '../../ports.ts'
import { memberInAbout } from '../../safety/answer-complaint.ts'
import type { Complaint, ComplaintId, WaitingPosition } from '../../safety/complaint.ts'
import { err, ok, type Result } from '../../shared/result.ts'
import { covers, type SiteScope } from '../../site/settings.ts'
import { numbersWithin } from '../access/site-of.ts'
import { type FoundNumber, findNumbers } from '../members/find-numbers.ts'
import { type CaseOperators, caseOperators } from './list-cases.ts'

/** A complaint in a list of the desk. */
export type ListedComplaint = {
  readonly complaint: Complaint
  /** Who took it, while nobody has answered. */
  readonly takenBy: string | null
}

type Needs = { readonly reads: Pick<Reads, 'complaints' | 'operators' | 'operatorActions'> }

const PAGE = 50

/** A page of those that wait, gravest first, or of those that were answered, last first; and whether there are more. */
export async function listComplaints(
  { reads }: Needs,
  {
    state,
    after,
    sites = 'all',
  }: {
    readonly state: 'waiting' | 'answered'
    readonly after: WaitingPosition | null
    readonly sites?: SiteScope
  },
): Promise<{ readonly items: readonly ListedComplaint[]; readonly more: boolean }> {
  const { unanswered, answered } = reads.complaints
  const found = await (state === 'waiting' ? unanswered : answered)(after, PAGE + 1, sites)
  const items = await Promise.all(
    found.slice(0, PAGE).map(async (complaint) => ({
      complaint,
      takenBy: await takerOf(reads, complaint),
    })),
  )
  return { items, more: found.length > PAGE }
}

async function takerOf(
  reads: Needs['reads'],
  { id, takenAt, answeredAt }: Complaint,
): Promise<string | null> {
  if (takenAt === null || answeredAt !== null) return null
  return (await caseOperators(reads, 'complaint', id)).takenBy
}

/** A complaint as an operator sees it. */
export type DeskComplaint = Pick<CaseOperators, 'takenBy' | 'takenAt'> & {
  readonly complaint: Complaint
  /** Who has this address. Anyone can type it, so it proves no sender; `null` without an address or account. */
  readonly holder: Pick<Account, 'id'> | null
  /** Whose profile it is about, if it says so by an address; without a name once erased. */
  readonly member: (Pick<Account, 'id'> & { readonly name: string | null }) | null
  /** Orders, payments, reports, decisions and other complaints whose numbers it names. */
  readonly numbers: readonly FoundNumber[]
  /** Who answered, at the desk; `null` if nobody did, or if it is not known who. */
  readonly answeredBy: string | null
}

/** A complaint with all that an operator needs to answer it. */
export async function viewDeskComplaint(
  { reads, sites }: Pick<Ports, 'reads' | 'sites'>,
  { id, sites: scope }: { readonly id: ComplaintId; readonly sites: SiteScope },
): Promise<Result<DeskComplaint, { readonly code: 'complaint.not-found' }>> {
  const complaint = await reads.complaints.byId(id)
  if (!complaint) return err({ code: 'complaint.not-found' })
  const { email, about } = complaint
  const numbers = await findNumbers({ reads }, { text: `${about} ${complaint.words}` })
  const { takenBy, takenAt, decidedBy } = await caseOperators(reads, 'complaint', id)
  return ok({
    complaint,
    holder: email === '' ? null : await reads.accounts.byEmail(email),
    member: await memberNamed(reads, memberInAbout(sites, about), scope),
    numbers: await numbersWithin(
      { reads },
      numbers.filter((found) => found.id !== id),
      scope,
    ),
    ...{ takenBy, takenAt },
    answeredBy: decidedBy,
  })
}

async function memberNamed(
  { accounts, profiles }: Pick<Reads, 'accounts' | 'profiles'>,
  id: MemberId | null,
  scope: SiteScope,
): Promise<DeskComplaint['member']> {
  const account = id === null ? null : await accounts.byId(id)
  if (!account || !covers(scope, account.site)) return null
  return { id: account.id, name: (await profiles.byId(account.id))?.name ?? null }
}
