import type { Ports } from '../../ports.ts'
import type { Page } from '../../shared/paging.ts'
import type { Instant } from '../../shared/time.ts'
import type { OperatorId } from '../operator.ts'
import {
  type ActionFilter,
  type ActionPosition,
  LOGIN_REFUSALS,
  type LoginRefusalKind,
  OPERATOR_ACTIONS,
} from '../ports.ts'
import { ACTIONS_PER_PAGE, type ListedAction, listActions, withNames } from './list-actions.ts'

/** What an entry of the log may be about. */
export const LOG_KINDS = [...OPERATOR_ACTIONS, ...LOGIN_REFUSALS] as const
export type LogKind = (typeof LOG_KINDS)[number]

/** An action, or refused logins of one hour; of those, `by` is whom they were tried as, `null` for nobody known. */
export type LogEntry = Omit<ListedAction, 'action'> & {
  readonly action: ListedAction['action'] | LoginRefusalKind
  readonly times: number
  readonly lastAt: Instant
}

/** Which entries: of a kind, of an operator or the command line (`null`); all where it says nothing. */
export type LogFilter = {
  readonly action?: LogKind | undefined
  readonly operator?: OperatorId | null | undefined
}

type ReadLog = {
  readonly before: ActionPosition | null
  readonly limit?: number
  readonly only?: LogFilter
}

const isRefusal = (kind: LogKind): kind is LoginRefusalKind =>
  LOGIN_REFUSALS.some((each) => each === kind)

const NO_FACTS = { subject: null, member: null, reason: null, about: null } as const

/** A ban or warning is also one by which a report was decided. */
const OUTCOMES: Partial<Record<LogKind, ActionFilter['outcome']>> = {
  'member.warned': 'warning',
  'member.banned': 'ban',
}

/** What operators did and which logins were refused, newest first. */
export async function readLog(
  { reads }: Pick<Ports, 'reads'>,
  { before, limit = ACTIONS_PER_PAGE, only: { action, operator } = {} }: ReadLog,
): Promise<Page<LogEntry, ActionPosition>> {
  const noAction = action !== undefined && isRefusal(action)
  const noRefusal = operator === null || (action !== undefined && !isRefusal(action))
  const [actions, refused] = await Promise.all([
    noAction
      ? { items: [], next: null }
      : listActions(
          { reads },
          {
            before,
            limit,
            only: { action, operator, outcome: action && OUTCOMES[action] },
          },
        ),
    noRefusal
      ? []
      : reads.loginRefusals.newest(before, limit + 1, {
          kind: noAction ? action : undefined,
          operator,
        }),
  ])
  const refusals = await withNames({ reads }, refused)
  const all = [
    ...actions.items.map((action) => ({ ...action, times: 1, lastAt: action.at })),
    ...refusals.map(({ kind, ...one }) => ({ ...one, ...NO_FACTS, action: kind })),
  ].toSorted((a, b) => b.at - a.at || (a.id < b.id ? 1 : -1))
  const items = all.slice(0, limit)
  const last = items.at(-1)
  const more = actions.next !== null || all.length > limit
  return { items, next: more && last ? { at: last.at, id: last.id } : null }
}
