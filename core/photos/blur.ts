import type { Account, MemberId } from '../accounts/account.ts'
import type { Reads } from '../ports.ts'

/** Whether privacy mode blurs `owner`'s photos for a viewer: for all except members they liked or wrote to. */
export async function isBlurred(
  { likes, messages }: Pick<Reads, 'likes' | 'messages'>,
  owner: Pick<Account, 'id' | 'privacy'>,
  viewer: MemberId | null,
): Promise<boolean> {
  if (!owner.privacy || viewer === owner.id) return false
  if (viewer === null) return true
  return !(await likes.between(owner.id, viewer)) && !(await messages.wrote(owner.id, viewer))
}
