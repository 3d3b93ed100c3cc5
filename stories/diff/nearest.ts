type Imports = ReadonlyMap<string, readonly string[]>

/** Stories in the order of their distance from what was changed: those by name alone come last. */
export function nearestFirst(
  stories: readonly string[],
  changed: readonly string[],
  imports: Imports,
): readonly string[] {
  const importers = new Map<string, string[]>()
  for (const [path, targets] of imports)
    for (const target of targets) importers.set(target, [...(importers.get(target) ?? []), path])
  const distances = new Map(changed.map((path) => [path, 0]))
  for (const [path, distance] of distances)
    for (const importer of importers.get(path) ?? [])
      if (!distances.has(importer)) distances.set(importer, distance + 1)
  const far = (path: string) => distances.get(path) ?? Number.POSITIVE_INFINITY
  return stories.toSorted((a, b) => (far(a) === far(b) ? a.localeCompare(b) : far(a) - far(b)))
}
