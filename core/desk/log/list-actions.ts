import type { MemberId } from '../../accounts/account.ts'
import type { Ports, Reads } from '../../ports.ts'
import type { Page } from '../../shared/paging.ts'
import type { OperatorId } from '../operator.ts'
import type { ActionFilter, ActionPosition, OperatorAction, OperatorActionKind } from '../ports.ts'

/** An action with the name of its operator; `null` is the command line. */
export type NamedAction = OperatorAction & { readonly by: string | null }

/** The same with the member it concerned: decided on, or whose photo it was. */
export type ListedAction = NamedAction & {
  readonly about: { readonly id: MemberId; readonly name: string | null } | null
}

/** How many actions a page of the list has. */
export const ACTIONS_PER_PAGE = 50

type ListActions = {
  readonly before: ActionPosition | null
  readonly limit?: number
  readonly without?: readonly OperatorActionKind[]
  readonly only?: ActionFilter
}

/** What operators did, newest first. */
export async function listActions(
  { reads }: Pick<Ports, 'reads'>,
  { before, limit = ACTIONS_PER_PAGE, without = [], only = {} }: ListActions,
): Promise<Page<ListedAction, ActionPosition>> {
  const found = await reads.operatorActions.newest(before, limit + 1, without, only)
  const items = await withMembers({ reads }, await withNames({ reads }, found.slice(0, limit)))
  const last = items.at(-1)
  return { items, next: found.length > limit && last ? { at: last.at, id: last.id } : null }
}

/** Who did something about a subject last, to tell whoever came second. */
export async function lastActionAbout(
  { reads }: Pick<Ports, 'reads'>,
  subject: string,
): Promise<NamedAction | null> {
  const [last = null] = await withNames({ reads }, await reads.operatorActions.about(subject, 1))
  return last
}

/** What operators decided about a member's photos, newest first. */
export const listPhotoActions = async (
  { reads }: Pick<Ports, 'reads'>,
  member: MemberId,
): Promise<readonly NamedAction[]> =>
  withNames({ reads }, await reads.operatorActions.onPhotosOf(member, ACTIONS_PER_PAGE))

/** All operators by id, removed ones too. */
export const operatorNames = async ({
  operators,
}: Pick<Reads, 'operators'>): Promise<ReadonlyMap<string, string>> =>
  new Map((await operators.all()).map(({ id, name }) => [id, name]))

/** The name of an operator; '' if they are unknown, `null` for nobody. */
export const nameIn = (names: ReadonlyMap<string, string>, id: OperatorId | null): string | null =>
  id === null ? null : (names.get(id) ?? '')

async function withMembers(
  { reads }: Pick<Ports, 'reads'>,
  actions: readonly NamedAction[],
): Promise<readonly ListedAction[]> {
  const ids = new Set(actions.flatMap((action) => memberIn(action) ?? []))
  const profiles = ids.size === 0 ? [] : await reads.profiles.byIds([...ids])
  const names = new Map(profiles.map(({ id, name }) => [id, name]))
  return actions.map((action) => {
    const id = memberIn(action)
    return { ...action, about: id === null ? null : { id, name: names.get(id) ?? null } }
  })
}

const memberIn = ({ action, subject, member }: NamedAction): MemberId | null =>
  action.startsWith('member.') ? subject : member

/** The same with the names of their operators; `null` for nobody's. */
export async function withNames<By extends Pick<OperatorAction, 'operator'>>(
  { reads }: Pick<Ports, 'reads'>,
  actions: readonly By[],
): Promise<readonly (By & Pick<NamedAction, 'by'>)[]> {
  if (actions.length === 0) return []
  const names = await operatorNames(reads)
  return actions.map((action) => ({
    ...action,
    by: nameIn(names, action.operator),
  }))
}
