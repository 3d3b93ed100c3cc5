import type { Fault } from './queries.ts'
import { isAt, SITE_GROUPS, type SiteGroup } from './site-fields.ts'

const GROUPS = Object.keys(SITE_GROUPS) as SiteGroup[]

/** The faults of a site that its form can show: its own, and a domain that it shares with another one. */
const isHere = (id: string, fault: Fault): boolean =>
  (fault.site === id || fault.fault === 'taken') &&
  GROUPS.some((group) => SITE_GROUPS[group].some(({ path }) => isAt(fault, path)))

/** Faults by where they are shown: at a field of the form, or above it. */
export const faultsOf = (id: string, faults: readonly Fault[]) => ({
  here: faults.filter((fault) => isHere(id, fault)),
  elsewhere: faults.filter((fault) => !isHere(id, fault)),
})

/** The faults that a refusal names. */
export const faultsIn = (error: object): readonly Fault[] =>
  'faults' in error ? (error.faults as readonly Fault[]) : []
