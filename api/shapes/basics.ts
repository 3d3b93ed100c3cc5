import { t } from 'elysia'
import type { ErrorCode } from '#core/errors.ts'
import type { Money } from '#core/shared/money.ts'
import { isoOf } from '#core/shared/time.ts'

/** A whole number; unlike `t.Integer()` it refuses the text "5" in a body. */
export const Whole = (options: { minimum?: number; maximum?: number } = {}) =>
  t.Number({ multipleOf: 1, ...options })

/** An id made by the client or by us. */
export const Id = t.String({ format: 'uuid' })

/** How a part of a path names the refusal of what cannot be there. */
export const MISSING = 'x-missing'
/** An id in a path. What is no id at all is as little there as an id that nobody has. */
export const PathId = (missing: ErrorCode) => t.String({ format: 'uuid', [MISSING]: missing })
/** A path that leads to one thing by its id. */
export const One = (missing: ErrorCode) => t.Object({ id: PathId(missing) })
/** An id a client makes for something new. In small letters: two ids that differ in these alone are one to some file systems. */
export const NewId = t.String({ format: 'uuid', pattern: '^[^A-Z]+$' })
export const Moment = t.String({ format: 'date-time' })
export const Nullable = <T extends Parameters<typeof t.Union>[0][number]>(schema: T) =>
  t.Union([schema, t.Null()])

export const MoneyShape = t.Object({ amount: Whole(), currency: t.String() })
export const moneyOf = ({ amount, currency }: Money) => ({ amount, currency })

/** One of some words; a union of literals, since `t.UnionEnum` makes up a default when optional. */
export const OneOf = <const T extends readonly string[]>(
  words: T,
  options: { readonly [MISSING]?: ErrorCode } = {},
) =>
  t.Unsafe<T[number]>(
    t.Union(
      words.map((word) => t.Literal(word)),
      options,
    ),
  )

export const momentOf = (moment: number | null) => (moment === null ? null : isoOf(moment))
