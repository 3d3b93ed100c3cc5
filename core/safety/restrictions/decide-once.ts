import type { Ports, Stores } from '../../ports.ts'
import { err, ok, type Result } from '../../shared/result.ts'
import type { RestrictionError } from '../errors.ts'
import type { Restriction, RestrictionId } from '../restriction.ts'

/** What is decided about a member. */
type Wanted = Pick<Restriction, 'member' | 'kind' | 'rule' | 'facts' | 'report'> & {
  readonly id: RestrictionId | undefined
}

type Replay = { readonly code: 'replay'; readonly earlier: Restriction }

/**
 * Runs the work of a decision, once per client-made id. A replay, whose response was lost, gets what was decided first;
 * it is no result of the transaction, so that nothing records it. Other content under the id is refused.
 */
export async function decideOnce(
  { atomically }: Pick<Ports, 'atomically'>,
  wanted: Wanted,
  work: (stores: Stores) => Promise<Result<Restriction, RestrictionError>>,
): Promise<Result<Restriction, RestrictionError>> {
  const { id, member } = wanted
  if (id === undefined) return atomically(work)
  const decided = await atomically(
    async (stores): Promise<Result<Restriction, RestrictionError | Replay>> => {
      // Locked first: of two concurrent duplicates, the second finds the first.
      await stores.accounts.lock(member)
      const earlier = await stores.restrictions.byId(id)
      if (!earlier) return work(stores)
      return err(
        isSame(earlier, wanted) ? { code: 'replay', earlier } : { code: 'restriction.id-taken' },
      )
    },
  )
  if (decided.ok) return decided
  const { error } = decided
  return error.code === 'replay' ? ok(error.earlier) : err(error)
}

/** Whether a replay has the same content as the first call. */
const isSame = (earlier: Restriction, wanted: Wanted): boolean =>
  earlier.member === wanted.member &&
  earlier.kind === wanted.kind &&
  earlier.rule === wanted.rule &&
  earlier.facts === wanted.facts.trim() &&
  earlier.report === wanted.report
