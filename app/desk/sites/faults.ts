import type { SiteEntry } from '#core/site/settings.ts'
import { valueAt } from './entry.ts'
import { lineFaults } from './price-lines.ts'
import type { Fault } from './queries.ts'
import { isAt, kindOf, SITE_GROUPS, type SiteGroup } from './site-fields.ts'

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

const PATHS = GROUPS.flatMap((group) => SITE_GROUPS[group].map(({ path }) => path))

/**
 * The faults of a form as it is now: those of a saved field go as soon as it is changed, but a list that was not read
 * keeps them, line by line, until it is.
 */
export const faultsNow = (
  faults: readonly Fault[],
  saved: SiteEntry,
  now: SiteEntry,
): readonly Fault[] =>
  PATHS.flatMap((path) => {
    const here = faults.filter((fault) => isAt(fault, path))
    const value = valueAt(now, path)
    const kind = kindOf(path)
    if (here.length === 0) return []
    if (typeof value === 'string' && (kind === 'bundles' || kind === 'rates'))
      return lineFaults(kind, value).map(({ line, fault }) => ({
        ...{ site: now.id, field: `${path}.${line - 1}`, fault, expected: '' },
      }))
    return JSON.stringify(value) === JSON.stringify(valueAt(saved, path)) ? here : []
  })
