/** Each file with the files it imports. */
export type Graph = ReadonlyMap<string, ReadonlySet<string>>

/** Import cycles: strongly connected components (Tarjan) of more than one node. */
export function importCycles(graph: Graph): readonly (readonly string[])[] {
  const index = new Map<string, number>()
  const lowLinks = new Map<string, number>()
  const stack: string[] = []
  const found: string[][] = []

  function visit(node: string): number {
    index.set(node, index.size)
    let lowLink = index.get(node) ?? 0
    stack.push(node)
    for (const next of graph.get(node) ?? []) {
      if (!index.has(next)) lowLink = Math.min(lowLink, visit(next))
      else if (stack.includes(next)) lowLink = Math.min(lowLink, index.get(next) ?? 0)
    }
    lowLinks.set(node, lowLink)
    if (lowLink === index.get(node)) {
      const cycle = stack.splice(stack.indexOf(node))
      if (cycle.length > 1) found.push(cycle.toSorted())
    }
    return lowLink
  }

  for (const node of graph.keys()) if (!index.has(node)) visit(node)
  return found
}
