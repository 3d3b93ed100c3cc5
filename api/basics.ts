import { t } from 'elysia'
import type { ErrorCode } from '#core/errors.ts'
import type { Money } from '#core/shared/money.ts'
import { isoOf } from '#core/shared/time.ts'

/** An integer; unlike `t.Integer()` it refuses the text "5" in a body. */
export const Whole = (options: { minimum?: number; maximum?: number } = {}) =>
  t.Number({ multipleOf: 1, ...options })

/** Upper bound that database integer columns can store. */
export const MOST = 2 ** 31 - 1

/** The format also allows a `urn:uuid:` prefix. */
const UUID = 36

/** A client-made or own id. */
export const Id = t.String({ format: 'uuid', maxLength: UUID })

/** Refusal code for an invalid path parameter. */
export const MISSING = 'x-missing'
/** An id in a path. An invalid id is 404, like an unknown one. */
export const PathId = (missing: ErrorCode) =>
  t.String({ format: 'uuid', maxLength: UUID, [MISSING]: missing })
/** A path with one id. */
export const One = (missing: ErrorCode) => t.Object({ id: PathId(missing) })
/** A client-made id. Lower case only: case-insensitive file systems would mix two ids. */
export const NewId = t.String({ format: 'uuid', maxLength: UUID, pattern: '^[^A-Z]+$' })
export const Moment = t.String({ format: 'date-time' })
export const Nullable = <T extends Parameters<typeof t.Union>[0][number]>(schema: T) =>
  t.Union([schema, t.Null()])

export const MoneyShape = t.Object({ amount: Whole(), currency: t.String() })
export const moneyOf = ({ amount, currency }: Money) => ({ amount, currency })

/** One of some strings; as a union of literals, since an optional `t.UnionEnum` gets a default value. */
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

/** The answer of what only has to be done. */
export const Done = t.Object({ ok: t.Literal(true) })
export const DONE = { ok: true } as const
