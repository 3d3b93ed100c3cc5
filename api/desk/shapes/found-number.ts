import { t } from 'elysia'
import { NUMBERED_KINDS } from '#core/desk/members/find-numbers.ts'
import { Nullable, OneOf } from '../../basics.ts'

/** A report, complaint, decision, order or payment, by its number. */
export const FoundNumberShape = t.Object({
  kind: OneOf(NUMBERED_KINDS),
  /** That of the order, if it is a payment. */
  id: t.String(),
  number: t.String(),
  member: Nullable(t.Object({ id: t.String(), name: Nullable(t.String()) })),
})
