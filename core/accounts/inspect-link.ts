import type { Ports } from '../ports.ts'
import type { LinkPurpose } from './links.ts'
import { type LinkState, stateOf } from './mail-links.ts'

/** A mailed link's purpose, and whether it is still usable. */
export type InspectedLink = { readonly purpose: LinkPurpose; readonly state: LinkState }

/** Inspects a link without using it, for the page it opens; `null` for an unknown link. */
export async function inspectLink(
  { reads, secrets, now }: Pick<Ports, 'reads' | 'secrets' | 'now'>,
  token: string,
): Promise<InspectedLink | null> {
  const link = await reads.links.byHash(secrets.hash(token))
  return link && { purpose: link.purpose, state: stateOf(link, now()) }
}
