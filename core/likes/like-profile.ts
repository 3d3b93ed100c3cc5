import type { MemberId } from '../accounts/account.ts'
import type { Ports } from '../ports.ts'
import type { Result } from '../shared/result.ts'
import type { LikeError } from './errors.ts'
import { announceLike, giveLike, type Liked } from './give-like.ts'

type Needs = Pick<Ports, 'atomically' | 'announcer' | 'now' | 'newId'>
type Command = { readonly from: MemberId; readonly to: MemberId }

/** Likes a profile, and tells whether that makes a match. */
export async function likeProfile(
  ports: Needs,
  { from, to }: Command,
): Promise<Result<Liked, LikeError>> {
  const liked = await ports.atomically((stores) =>
    giveLike(stores, ports, { from, to, swiped: false }),
  )
  if (liked.ok) announceLike(ports, liked.value)
  return liked
}
