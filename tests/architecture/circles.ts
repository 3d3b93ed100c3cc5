import { dirname } from 'node:path'

/** Who imports whom. */
export type Graph = ReadonlyMap<string, ReadonlySet<string>>

/** The same graph between folders. */
export function folders(files: Graph): Graph {
  const graph = new Map<string, Set<string>>()
  for (const [from, targets] of files) {
    for (const to of targets) {
      const [a, b] = [dirname(from), dirname(to)]
      if (a === b) continue
      const reached = graph.get(a) ?? new Set()
      graph.set(a, reached.add(b))
    }
  }
  return graph
}

/** Groups of which each member reaches each other one (Tarjan's strongly connected components), those of one left out. */
export function circles(graph: Graph): readonly (readonly string[])[] {
  const index = new Map<string, number>()
  const low = new Map<string, number>()
  const stack: string[] = []
  const found: string[][] = []

  function visit(node: string): number {
    index.set(node, index.size)
    let lowest = index.get(node) ?? 0
    stack.push(node)
    for (const next of graph.get(node) ?? []) {
      if (!index.has(next)) lowest = Math.min(lowest, visit(next))
      else if (stack.includes(next)) lowest = Math.min(lowest, index.get(next) ?? 0)
    }
    low.set(node, lowest)
    if (lowest === index.get(node)) {
      const circle = stack.splice(stack.indexOf(node))
      if (circle.length > 1) found.push(circle.toSorted())
    }
    return lowest
  }

  for (const node of graph.keys()) if (!index.has(node)) visit(node)
  return found
}
