export type Contraction = {
  readonly migration: string
  /** The release since which no program needs what goes: older ones cannot run on it. */
  readonly since: string
}

type Release = { readonly version: string; readonly migration: string }

/**
 * What is wrong with the table of migrations that do more than add. What goes must be of no use to a release that is out
 * already: the one before this, which runs beside it.
 */
export function contractionFaults(
  statements: ReadonlyMap<string, readonly string[]>,
  declared: readonly Contraction[],
  releases: readonly Release[],
  tags: readonly string[],
): readonly string[] {
  const named = new Set(declared.map(({ migration }) => migration))
  const undeclared = [...statements].filter(([migration]) => !named.has(migration))
  return [
    ...undeclared.map(
      ([migration, found]) => `${migration} does more than add: ${found.join(' ')}`,
    ),
    ...declared.flatMap(({ migration, since }) => {
      if (!statements.has(migration)) return [`${migration} is declared, and only adds`]
      const release = releases.find(({ version }) => version === since)
      const isBefore = release && tags.indexOf(release.migration) < tags.indexOf(migration)
      return isBefore ? [] : [`${migration}: ${since} is no release before it`]
    }),
  ]
}
