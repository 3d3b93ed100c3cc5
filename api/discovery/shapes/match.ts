import { t } from 'elysia'
import type { Match } from '#core/discovery/finder/match-finder.ts'
import { WISHES } from '#core/discovery/searching/narrowest-wish.ts'
import type { Settings } from '#core/site/settings.ts'
import { Nullable, OneOf, Whole } from '../../basics.ts'
import { CardShape, cardShapeOf } from '../../profiles/shapes/profile.ts'

/** A true reason why two members fit. */
export const ReasonShape = t.Union([
  t.Object({ kind: t.Literal('interests'), interests: t.Array(t.String()) }),
  t.Object({ kind: t.Literal('reason'), reason: t.String() }),
  t.Object({ kind: t.Literal('near'), distance: Whole() }),
  t.Object({ kind: t.Literal('age') }),
])

/** A suggested profile with its reasons, most relevant first. */
export const MatchShape = t.Composite([
  CardShape,
  t.Object({ about: t.String(), why: t.Array(ReasonShape) }),
])

/** Once there is nobody left: whether all who suit were answered; otherwise nobody suits. */
export const SeenAll = { seen_all: t.Boolean() }

/** A page of the match finder. */
export const FinderShape = t.Object({
  ...SeenAll,
  profiles: t.Array(MatchShape),
  skipped: Whole(),
  /** Once there is nobody left: the member's wish that keeps most people out. */
  narrowest: Nullable(OneOf(WISHES)),
})

export const matchOf = ({ card, about, why }: Match, site: Settings) => ({
  ...cardShapeOf(card, site),
  about,
  why: why.map((reason) =>
    reason.kind === 'interests' ? { ...reason, interests: [...reason.interests] } : reason,
  ),
})
