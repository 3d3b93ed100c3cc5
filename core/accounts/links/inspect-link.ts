import type { Ports } from '../../ports.ts'
import type { LinkPurpose, MailLink } from '../links.ts'
import { type LinkState, stateOf } from '../mail-links.ts'

/**
 * A mailed link's purpose, and whether it is still usable, a newer mail replaced it, or it ended with the account,
 * which was deleted later.
 */
export type InspectedLink = {
  readonly purpose: LinkPurpose
  readonly state: LinkState | 'replaced' | 'closed'
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
  { purpose, member, sentAt }: MailLink,
): Promise<'used' | 'replaced' | 'closed'> {
  const account = purpose === 'activate' ? await reads.accounts.byId(member) : null
  if (account?.status === 'active') return 'used'
  // Each deletion is followed by its mail.
  if ((await reads.links.countSince(member, 'reactivate', sentAt)) > 0) return 'closed'
  return account && account.status !== 'not_confirmed' ? 'used' : 'replaced'
}
