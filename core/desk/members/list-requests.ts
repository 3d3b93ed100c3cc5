import type { MemberId } from '../../accounts/account.ts'
import type { Ports } from '../../ports.ts'
import type { SiteId, SiteScope } from '../../site/settings.ts'
import { operatorNames } from '../log/list-actions.ts'
import type { MemberNote, MemberRequest } from '../member-requests.ts'

/** A request with the names of whom it is about, and who recorded and closed it. */
export type ListedRequest = Omit<MemberRequest, 'member' | 'addedBy' | 'closedBy'> & {
  /** Without a name once erased. */
  readonly member: { readonly id: MemberId; readonly name: string | null }
  readonly site: SiteId
  readonly addedBy: string
  readonly closedBy: string | null
}

export type ListedNote = Omit<MemberNote, 'by' | 'member'> & { readonly by: string }

const MOST = 100

/** Open requests of members of some sites, the first due first. */
export const openRequests = async (
  ports: Pick<Ports, 'reads'>,
  sites: SiteScope = 'all',
): Promise<readonly ListedRequest[]> =>
  named(ports, await ports.reads.memberRequests.open(MOST, sites))

/** A member's requests, and what operators wrote down about them, newest first. */
export async function memberPapers(ports: Pick<Ports, 'reads'>, member: MemberId) {
  const { memberRequests, memberNotes } = ports.reads
  const [requests, notes, names] = await Promise.all([
    memberRequests.of(member, MOST),
    memberNotes.of(member, MOST),
    operatorNames(ports.reads),
  ])
  return {
    requests: await named(ports, requests),
    notes: notes.map(
      ({ id, text, by, at }): ListedNote => ({ id, text, by: names.get(by) ?? '', at }),
    ),
  }
}

async function named(
  { reads }: Pick<Ports, 'reads'>,
  requests: readonly MemberRequest[],
): Promise<readonly ListedRequest[]> {
  if (requests.length === 0) return []
  const members = [...new Set(requests.map(({ member }) => member))]
  const [operators, profiles, accounts] = await Promise.all([
    reads.operators.all(),
    reads.profiles.byIds(members),
    reads.accounts.byIds(members),
  ])
  const sites = new Map(accounts.map(({ id, site }) => [id, site]))
  const names = new Map([...operators, ...profiles].map(({ id, name }) => [id, name]))
  return requests.map((request) => ({
    ...request,
    member: { id: request.member, name: names.get(request.member) ?? null },
    site: sites.get(request.member) ?? '',
    addedBy: names.get(request.addedBy) ?? '',
    closedBy: request.closedBy === null ? null : (names.get(request.closedBy) ?? ''),
  }))
}
