import { t } from 'elysia'
import type { ListedAction } from '#core/desk/log/list-actions.ts'
import { LOG_KINDS, type LogEntry } from '#core/desk/log/read-log.ts'
import { OPERATOR_ACTIONS } from '#core/desk/ports.ts'
import { rolesOf } from '#core/desk/roles.ts'
import { isoOf } from '#core/shared/time.ts'
import { Id, Moment, Nullable, OneOf, Whole } from '../../basics.ts'
import { RoleShape } from './operator.ts'
import { ReasonShape, reasonOf } from './photo.ts'

const FACTS = {
  id: Id,
  /** The operator's name; `null` is the command line. */
  by: Nullable(t.String()),
  /** Id of what it was about; `null` if about all. */
  subject: Nullable(t.String()),
  /** Who was decided on, or whose photo it was; without a name once erased. */
  member: Nullable(t.Object({ id: t.String(), name: Nullable(t.String()) })),
  /** Why a photo was refused. */
  reason: Nullable(ReasonShape),
  at: Moment,
}

/** What an operator did. */
export const ActionShape = t.Object({ ...FACTS, action: OneOf(OPERATOR_ACTIONS) })

/**
 * What an operator did, or logins that were refused within an hour: `by` is then whom they were tried as, `null` for
 * nobody known.
 */
export const LogEntryShape = t.Object({
  ...FACTS,
  action: OneOf(LOG_KINDS),
  /** That an operator who was invited, changed or removed has, or had. */
  roles: Nullable(t.Array(RoleShape)),
  times: Whole(),
  last_at: Moment,
})

const factsOf = ({ id, by, subject, about, reason, at }: Omit<ListedAction, 'action'>) => ({
  ...{ id, by, subject },
  member: about,
  reason: reasonOf(reason),
  at: isoOf(at),
})

export const actionOf = (listed: ListedAction) => ({ ...factsOf(listed), action: listed.action })

export const logEntryOf = (entry: LogEntry) => ({
  ...factsOf(entry),
  action: entry.action,
  roles: entry.action.startsWith('operator.') ? [...rolesOf(entry.reason ?? '')] : null,
  times: entry.times,
  last_at: isoOf(entry.lastAt),
})
