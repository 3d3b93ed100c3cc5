import { isShownOn } from '../../accounts/account.ts'
import type { Ports } from '../../ports.ts'
import { err, ok, type Result } from '../../shared/result.ts'
import type { LikeError } from '../errors.ts'
import { type GiveLike, giveLike } from '../liking/give-like.ts'
import { withdrawLike } from '../liking/unlike.ts'
import { SKIP_LASTS } from '../ports.ts'

export const ANSWERS = ['yes', 'no', 'skip'] as const
export type Answer = (typeof ANSWERS)[number]

export type AnswerMatch = Omit<GiveLike, 'swiped'> & { readonly answer: Answer }

type Needs = Pick<Ports, 'atomically' | 'limits' | 'secrets' | 'now'>

/** Result of an answer: a yes may make a match. */
export type Answered = { readonly match: boolean }

/**
 * Answers a profile of the match finder: a yes is a like, a no is permanent and takes back an earlier like, a skip
 * expires and leaves likes alone. The last answer counts.
 */
export async function answerMatch(
  ports: Needs,
  { from, to, site, answer }: AnswerMatch,
): Promise<Result<Answered, LikeError>> {
  return ports.atomically(async (stores) => {
    const { accounts, blocks, passes } = stores
    if (answer === 'yes') {
      const liked = await giveLike(stores, ports, { from, to, site, swiped: false })
      if (!liked.ok) return liked
      await passes.remove(from, to)
      return ok({ match: liked.value.match })
    }
    if (from === to) return err({ code: 'like.self' })
    const [, other] = await accounts.lockBoth(from, to)
    if (!other || !isShownOn(other, site) || (await blocks.between(from, to)))
      return err({ code: 'profile.not-found' })
    const at = ports.now()
    if (answer === 'no') await withdrawLike(stores, { from, to, at })
    await passes.put({ from, to, at, until: answer === 'no' ? null : at + SKIP_LASTS })
    return ok({ match: false })
  })
}

/** Undoes an answer, so that the profile is shown again. */
export async function undoAnswer(
  { atomically, now }: Pick<Ports, 'atomically' | 'now'>,
  { from, to }: Pick<GiveLike, 'from' | 'to'>,
): Promise<void> {
  await atomically(async (stores) => {
    await stores.passes.remove(from, to)
    await withdrawLike(stores, { from, to, at: now() })
    return ok(null)
  })
}
