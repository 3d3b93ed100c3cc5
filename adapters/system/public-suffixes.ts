import { getPublicSuffix } from 'tldts'
import type { PublicSuffixes } from '#core/accounts/ports.ts'

/** The Public Suffix List as of the installed library: only registries' suffixes, not those of hosters. */
export const listedSuffixes: PublicSuffixes = {
  has: (domain) => getPublicSuffix(domain) === domain,
}
