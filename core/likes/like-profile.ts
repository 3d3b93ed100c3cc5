import type { Ports } from '../ports.ts'
import type { Result } from '../shared/result.ts'
import type { LikeError } from './errors.ts'
import { type GiveLike, giveLike, type Liked } from './give-like.ts'

type Needs = Pick<Ports, 'atomically' | 'limits' | 'secrets' | 'now'>

/** Likes a profile, and returns whether it is a match. */
export async function likeProfile(
  ports: Needs,
  command: Omit<GiveLike, 'swiped'>,
): Promise<Result<Liked, LikeError>> {
  return ports.atomically((stores) => giveLike(stores, ports, { ...command, swiped: false }))
}
