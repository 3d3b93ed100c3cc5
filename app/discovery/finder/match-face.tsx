import { MemberFace } from '../likes/member-face.tsx'
import type { Match } from './queries.ts'
import { useMatchReasons } from './use-match-reasons.ts'

export type MatchFaceProps = {
  readonly match: Match
  readonly eager?: boolean
  /** The level of the name as a heading. */
  readonly level?: 2 | 3
}

/** A suggested member's card with heart, the best reason, and a link to write. */
export function MatchFace({ match, eager = false, level = 2 }: MatchFaceProps) {
  const why = useMatchReasons()
  const [best] = why(match, 1)
  return <MemberFace card={match} eager={eager} level={level} note={best?.text} writable />
}
