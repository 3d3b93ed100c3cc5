import { t } from 'elysia'
import type { ListedAction } from '#core/operators/list-actions.ts'
import { OPERATOR_ACTIONS } from '#core/operators/operator-actions.ts'
import { isoOf } from '#core/shared/time.ts'
import { Id, Moment, Nullable, OneOf } from './basics.ts'
import { ReasonShape, reasonOf } from './desk-photo.ts'

/** What an operator did. */
export const ActionShape = t.Object({
  id: Id,
  action: OneOf(OPERATOR_ACTIONS),
  /** The operator's name; `null` is the command line. */
  by: Nullable(t.String()),
  /** Id of what it was about; `null` if about all. */
  subject: Nullable(t.String()),
  /** Who was decided on, or whose photo it was; without a name once erased. */
  member: Nullable(t.Object({ id: t.String(), name: Nullable(t.String()) })),
  /** Why a photo was refused. */
  reason: Nullable(ReasonShape),
  at: Moment,
})

export const actionOf = ({ id, action, by, subject, about, reason, at }: ListedAction) => ({
  ...{ id, action, by, subject },
  member: about,
  reason: reasonOf(reason),
  at: isoOf(at),
})
