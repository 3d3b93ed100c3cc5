import type { Ports } from '../../ports.ts'
import type { SiteScope } from '../../site/settings.ts'
import type { CreditChange } from '../credit-changes.ts'

/** A change with the names of whom it is about and who asked and decided. */
export type ListedChange = {
  readonly change: CreditChange
  /** Without a name once erased. */
  readonly member: { readonly id: string; readonly name: string | null }
  readonly askedBy: string
  readonly decidedBy: string | null
}

const MOST = 50

/** Changes for members of some sites that wait for a second operator, oldest first. */
export const waitingChanges = async (
  ports: Pick<Ports, 'reads'>,
  sites: SiteScope = 'all',
): Promise<readonly ListedChange[]> =>
  named(ports, await ports.reads.creditChanges.waiting(MOST, sites))

/** Changes of one member, newest first. */
export const changesOf = async (
  ports: Pick<Ports, 'reads'>,
  member: string,
): Promise<readonly ListedChange[]> =>
  named(ports, await ports.reads.creditChanges.of(member, MOST))

/** The same with names. */
export async function named(
  { reads }: Pick<Ports, 'reads'>,
  changes: readonly CreditChange[],
): Promise<readonly ListedChange[]> {
  if (changes.length === 0) return []
  const [operators, profiles] = await Promise.all([
    reads.operators.all(),
    reads.profiles.byIds([...new Set(changes.map(({ member }) => member))]),
  ])
  const names = new Map([...operators, ...profiles].map(({ id, name }) => [id, name]))
  return changes.map((change) => ({
    change,
    member: { id: change.member, name: names.get(change.member) ?? null },
    askedBy: names.get(change.askedBy) ?? '',
    decidedBy: change.decidedBy === null ? null : (names.get(change.decidedBy) ?? ''),
  }))
}
