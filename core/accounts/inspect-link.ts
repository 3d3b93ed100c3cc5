import type { Ports } from '../ports.ts'
import type { LinkPurpose } from './links.ts'
import { type LinkState, stateOf } from './mail-links.ts'

/** What a mailed link is for, and whether its button will do anything. */
export type InspectedLink = { readonly purpose: LinkPurpose; readonly state: LinkState }

/** Looks at a link without using it, as the page it opens does; `null` when no such link was ever sent. */
export async function inspectLink(
  { reads, secrets, now }: Pick<Ports, 'reads' | 'secrets' | 'now'>,
  token: string,
): Promise<InspectedLink | null> {
  const link = await reads.links.byHash(secrets.hash(token))
  return link && { purpose: link.purpose, state: stateOf(link, now()) }
}
