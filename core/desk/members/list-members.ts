import type { Ports } from '../../ports.ts'
import type { Page } from '../../shared/paging.ts'
import { cleanPasted } from '../../shared/text.ts'
import { DAY, type Millis } from '../../shared/time.ts'
import type { MemberFilter, MemberPosition } from '../member-lists.ts'
import { type MemberSummary, summaryOf } from './view-member.ts'

/** A member in the list. */
export type ListedMember = {
  readonly summary: MemberSummary
  /** `null` once erased. */
  readonly email: string | null
}

const PAGE = 50

/** Signals are of signups since: they are for a wave under way. */
const RECENT: Millis = 7 * DAY

/** How many sources are offered to choose from. */
const SOURCES = 100

/** A shorter part of an address is in most of them, and would only hide what the list is limited to. */
const SHORTEST_PART = 3

/** Members, newest first. A part of an address that is too short is left out. */
export async function listMembers(
  { reads, now }: Pick<Ports, 'reads' | 'now'>,
  { only, after }: { readonly only: MemberFilter; readonly after: MemberPosition | null },
): Promise<Page<ListedMember, MemberPosition>> {
  const part = cleanPasted(only.address ?? '')
  const address = part.length < SHORTEST_PART ? undefined : part
  const from = only.signal ? Math.max(only.from ?? 0, now() - RECENT) : only.from
  const found = await reads.memberLists.page({ ...only, address, from }, after, PAGE + 1)
  const accounts = found.slice(0, PAGE)
  const profiles = await reads.profiles.byIds(accounts.map(({ id }) => id))
  const byId = new Map(profiles.map((profile) => [profile.id, profile]))
  const last = accounts.at(-1)
  return {
    items: accounts.map((account) => ({
      summary: summaryOf(account, byId.get(account.id) ?? null),
      email: account.status === 'erased' ? null : account.email,
    })),
    next: found.length > PAGE && last ? { at: last.signedUpAt, id: last.id } : null,
  }
}

/** The sources that members can be listed by. */
export const memberSources = ({ reads }: Pick<Ports, 'reads'>): Promise<readonly string[]> =>
  reads.memberLists.sources(SOURCES)
