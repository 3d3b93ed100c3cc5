import type { Account } from '../../accounts/account.ts'
import type { Reads } from '../../ports.ts'
import { normalizeName } from '../../profiles/name.ts'
import { cleanPasted } from '../../shared/text.ts'
import { covers, type SiteScope } from '../../site/settings.ts'
import { FOUND } from '../member-lists.ts'
import { type MemberSummary, summariesOf, summaryOf } from './view-member.ts'

type Needs = { readonly reads: Pick<Reads, 'accounts' | 'profiles'> }

/** At least so much of a name. */
const SHORTEST = 2

/** Also in the address of a profile. */
const ID = /(?<![\w-])[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}(?![\w@-])/i

/** The id in a text, or the text. */
export const idIn = (text: string): string => (ID.exec(text)?.[0] ?? text).toLowerCase()

/** Members of some sites by id or the address of their profile, by exact email address, or by the beginning of their name. */
export async function findMembers(
  { reads }: Needs,
  { text, sites = 'all' }: { readonly text: string; readonly sites?: SiteScope },
): Promise<readonly MemberSummary[]> {
  const typed = cleanPasted(text)
  const byId = await reads.accounts.byId(idIn(typed))
  if (byId) return one(reads, byId, sites)
  if (typed.includes('@')) {
    const byEmail = await reads.accounts.byEmail(typed)
    return byEmail ? one(reads, byEmail, sites) : []
  }
  const beginning = normalizeName(typed)
  if (beginning.length < SHORTEST) return []
  const named = await reads.profiles.named(beginning, FOUND, sites)
  const ids = named.map(({ id }) => id)
  const members = await summariesOf(reads, ids)
  return ids.flatMap((id) => members.get(id) ?? [])
}

async function one(
  { profiles }: Needs['reads'],
  account: Account,
  sites: SiteScope,
): Promise<readonly MemberSummary[]> {
  if (!covers(sites, account.site)) return []
  return [summaryOf(account, await profiles.byId(account.id))]
}
