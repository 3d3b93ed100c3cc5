import type { QueryClient } from '@tanstack/react-query'
import type { Carried, SignupDraft } from '#core/membership/signup/draft.ts'
import { onlyNamed } from '../../profiles/own/only-named.ts'
import { townsQuery } from '../../profiles/own/towns-query.ts'

const says = (answer: unknown): boolean =>
  answer !== undefined && (typeof answer !== 'string' || answer.trim() !== '')

/** The answers that say something: what was left empty changes nothing. */
const saidIn = (carried: Carried): Carried =>
  Object.fromEntries(Object.entries(carried).filter(([, answer]) => says(answer)))

/** Whether there is any answer. */
export const isCarried = (carried: Carried): boolean => Object.keys(saidIn(carried)).length > 0

/** The draft with the carried answers; a town counts once it is known which (see `withTown`). */
export function withCarried(draft: SignupDraft, carried: Carried): SignupDraft {
  const said = saidIn(carried)
  return { ...draft, ...said, ...(said.town !== undefined && { region: '' }) }
}

/** The draft with the region of a town that was only named. Unknown, ambiguous or not to be asked: as it was typed. */
export async function withTown(queries: QueryClient, draft: SignupDraft): Promise<SignupDraft> {
  const { country, town, region } = draft
  if (town.trim() === '' || region !== '') return draft
  const asked = queries.fetchQuery(townsQuery(country, town.trim())).catch(() => null)
  const found = await asked
  const only = found && onlyNamed(found.towns, town)
  return only ? { ...draft, town: only.town, region: only.region } : draft
}
