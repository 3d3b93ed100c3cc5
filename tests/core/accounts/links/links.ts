import type { LinkPurpose } from '#core/accounts/links.ts'
import { mintLink } from '#core/accounts/mail-links.ts'
import type { World } from '#tests/core/world.ts'

/** The token of a mailed link, as if its letter had just been sent. */
export async function mailedLink(
  world: World,
  member: string,
  purpose: LinkPurpose,
  email?: string,
): Promise<string> {
  const account = await world.reads.accounts.byId(member)
  if (!account) throw new Error(`${member} is not there`)
  const to = email ?? account.email
  return world.commit((stores) => mintLink(stores, world, { purpose, account, email: to }))
}
