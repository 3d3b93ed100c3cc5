import { t } from 'elysia'
import { refusals } from '../../http/problem.ts'

/** Whether it is a match now. */
export const MatchedShape = t.Object({ match: t.Boolean() })

/** The response to a like, or to an answer that may be one. */
export const LIKE_RESPONSE = {
  200: MatchedShape,
  ...refusals('like.self', 'profile.not-found', 'likes.too-many', 'site.not-shown'),
}
