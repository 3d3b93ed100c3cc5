import type { Ports } from '../ports.ts'
import type { LinkPurpose, MailLink } from './links.ts'
import { type LinkState, stateOf } from './mail-links.ts'

/** A mailed link's purpose, and whether it is still usable, or a newer mail replaced it. */
export type InspectedLink = {
  readonly purpose: LinkPurpose
  readonly state: LinkState | 'replaced'
}

/** Inspects a link without using it, for the page it opens; `null` for an unknown link. */
export async function inspectLink(
  { reads, secrets, now }: Pick<Ports, 'reads' | 'secrets' | 'now'>,
  token: string,
): Promise<InspectedLink | null> {
  const hash = secrets.hash(token)
  const link = await reads.links.byHash(hash)
  if (link) return { purpose: link.purpose, state: stateOf(link, now()) }
  const revoked = await reads.links.revoked(hash)
  return revoked && { purpose: revoked.purpose, state: await stateOfRevoked({ reads }, revoked) }
}

/** The other confirmation links are revoked when one was used: what they are for is done. */
async function stateOfRevoked(
  { reads }: Pick<Ports, 'reads'>,
  { purpose, member }: MailLink,
): Promise<'used' | 'replaced'> {
  if (purpose !== 'activate') return 'replaced'
  const account = await reads.accounts.byId(member)
  return account?.status === 'not_confirmed' ? 'replaced' : 'used'
}
