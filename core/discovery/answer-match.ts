import { isShownOn } from '../accounts/shown-sites.ts'
import type { LikeError } from '../likes/errors.ts'
import { type GiveLike, giveLike } from '../likes/give-like.ts'
import { withdrawLike } from '../likes/unlike.ts'
import type { Ports } from '../ports.ts'
import { err, ok, type Result } from '../shared/result.ts'
import { SKIP_LASTS } from './passes.ts'

export const ANSWERS = ['yes', 'no', 'skip'] as const
export type Answer = (typeof ANSWERS)[number]

export type AnswerMatch = Omit<GiveLike, 'swiped'> & { readonly answer: Answer }

type Needs = Pick<Ports, 'atomically' | 'limits' | 'secrets' | 'now'>

/** What an answer came to: a yes may make a match. */
export type Answered = { readonly match: boolean }

/** Answers somebody the match finder showed: a yes is a like, a no stands, a skip ends. The last answer holds. */
export async function answerMatch(
  ports: Needs,
  { from, to, site, answer }: AnswerMatch,
): Promise<Result<Answered, LikeError>> {
  return ports.atomically(async (stores) => {
    const { accounts, passes } = stores
    if (answer === 'yes') {
      const liked = await giveLike(stores, ports, { from, to, site, swiped: false })
      if (!liked.ok) return liked
      await passes.remove(from, to)
      return ok({ match: liked.value.match })
    }
    if (from === to) return err({ code: 'like.self' })
    const other = await accounts.byId(to)
    if (!other || !isShownOn(other, site)) return err({ code: 'profile.not-found' })
    const at = ports.now()
    await passes.put({ from, to, at, until: answer === 'no' ? null : at + SKIP_LASTS })
    return ok({ match: false })
  })
}

/** Takes an answer back, whichever it was, so that they are shown again. */
export async function takeAnswerBack(
  { atomically, now }: Pick<Ports, 'atomically' | 'now'>,
  { from, to }: Pick<GiveLike, 'from' | 'to'>,
): Promise<void> {
  await atomically(async (stores) => {
    await stores.passes.remove(from, to)
    await withdrawLike(stores, { from, to, at: now() })
    return ok(null)
  })
}
