import type { Ports } from '../ports.ts'
import type { Page } from '../shared/paging.ts'
import type { Instant } from '../shared/time.ts'
import { ACTIONS_PER_PAGE, type ListedAction, listActions, withNames } from './list-actions.ts'
import type { LoginRefusalKind } from './login-refusals.ts'
import type { ActionPosition } from './operator-actions.ts'

/** An action, or refused logins of one hour; of those, `by` is whom they were tried as, `null` for nobody known. */
export type LogEntry = Omit<ListedAction, 'action'> & {
  readonly action: ListedAction['action'] | LoginRefusalKind
  readonly times: number
  readonly lastAt: Instant
}

const NO_FACTS = { subject: null, member: null, reason: null, about: null } as const

/** What operators did and which logins were refused, newest first. */
export async function readLog(
  { reads }: Pick<Ports, 'reads'>,
  {
    before,
    limit = ACTIONS_PER_PAGE,
  }: { readonly before: ActionPosition | null; readonly limit?: number },
): Promise<Page<LogEntry, ActionPosition>> {
  const [actions, refused] = await Promise.all([
    listActions({ reads }, { before, limit }),
    reads.loginRefusals.newest(before, limit + 1),
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
