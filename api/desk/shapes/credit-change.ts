import { t } from 'elysia'
import type { ListedChange } from '#core/desk/credits/list-changes.ts'
import { isoOf } from '#core/shared/time.ts'
import { Id, Moment, momentOf, Nullable, OneOf, Whole } from '../../basics.ts'

/** Credits that an operator grants or takes. */
export const CreditChangeShape = t.Object({
  id: Id,
  member: t.Object({ id: t.String(), name: Nullable(t.String()) }),
  /** Above 0 is granted, below is taken. */
  credits: Whole(),
  reason: t.String(),
  asked_by: t.String(),
  /** Whether the asker is who reads this: nobody confirms their own. */
  own: t.Boolean(),
  asked_at: Moment,
  state: OneOf(['waiting', 'done', 'refused']),
  decided_by: Nullable(t.String()),
  decided_at: Nullable(Moment),
})

export const creditChangeOf = (
  { change, member, askedBy, decidedBy }: ListedChange,
  reader: { readonly id: string },
) => ({
  id: change.id,
  member,
  credits: change.credits,
  reason: change.reason,
  asked_by: askedBy,
  own: change.askedBy === reader.id,
  asked_at: isoOf(change.askedAt),
  state: change.state,
  decided_by: decidedBy,
  decided_at: momentOf(change.decidedAt),
})
