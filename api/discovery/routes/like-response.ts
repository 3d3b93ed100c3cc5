import { t } from 'elysia'
import { Problem } from '../../http/problem.ts'

/** Whether it is a match now. */
export const MatchedShape = t.Object({ match: t.Boolean() })

/** The response to a like, or to an answer that may be one. */
export const LIKE_RESPONSE = {
  200: MatchedShape,
  404: Problem,
  409: Problem,
  422: Problem,
  429: Problem,
}
