import { join } from 'node:path'
import { checkOut } from '#stories/diff/check-out.ts'
import { buildOld } from '../cluster/releases.ts'
import { type BenchServer, loadsOf } from './bench-server.ts'
import { median } from './measures.ts'
import { type House, houseOf, PARTS } from './parts.ts'
import type { Row } from './table.ts'

/** Each version is measured so often, in turn. */
const ROUNDS = 5

/** Another commit, built, with servers and databases of its own. */
export async function houseAt(
  commit: string,
  folder: string,
  onOpen: (server: BenchServer) => void,
) {
  const other = await checkOut(commit)
  await buildOld(other.tree)
  const bench: typeof import('./bench-server.ts') = await import(
    join(other.tree, 'tests/bench/bench-server.ts')
  )
  const house = houseOf(folder, async (people): Promise<BenchServer> => {
    const opened = await bench.openBenchServer(folder, people)
    // Its server, and this version's loads.
    const server = { ...opened, ...loadsOf(opened.server, opened.database, folder) }
    onOpen(server)
    return server
  })
  return { house, leave: () => other[Symbol.asyncDispose]() }
}

/** This version beside another, measured in turn: medians of both, and of this one as a share of the other. */
export async function sideBySide(
  ours: House,
  theirs: House,
  parts: readonly string[],
  commit: string,
  say: (line: string) => void,
): Promise<readonly Row[]> {
  const measured = new Map<string, { ours: Row[]; theirs: Row[] }>()
  const take = (whose: 'ours' | 'theirs', rows: readonly Row[]) => {
    for (const row of rows) {
      if (!row.speed) continue
      const known = measured.get(row.name) ?? { ours: [], theirs: [] }
      known[whose].push(row)
      measured.set(row.name, known)
    }
  }
  for (const part of parts)
    for (let round = 0; round < ROUNDS; round += 1) {
      say(`${part}, round ${round + 1} of ${ROUNDS}`)
      const both = [
        async () => take('ours', (await PARTS[part]?.measure(ours, 1)) ?? []),
        async () => take('theirs', (await PARTS[part]?.measure(theirs, 1)) ?? []),
      ]
      // Each is first as often.
      for (const one of round % 2 === 0 ? both : both.toReversed()) await one()
    }
  return measured
    .entries()
    .toArray()
    .flatMap(([name, rows]) => compared(name, rows, commit))
}

function compared(
  name: string,
  { ours, theirs }: { readonly ours: readonly Row[]; readonly theirs: readonly Row[] },
  commit: string,
): readonly Row[] {
  const of = (figure: 'perSecond' | 'micros') => {
    const each = (rows: readonly Row[]) => rows.flatMap(({ speed }) => speed?.[figure] ?? [])
    const [own, other] = [each(ours), each(theirs)]
    const value = median(own.map((one, round) => one / (other[round] ?? Number.NaN)))
    return { own: median(own), other: median(other), value, isMeasured: own.length > 0 }
  }
  const [rate, processor] = [of('perSecond'), of('micros')]
  const row = (what: string, { own, other, value }: typeof rate, unit: string): Row => ({
    name: `${name}${what}, ${Math.round(other).toLocaleString('en')} before`,
    figure: { value: own, unit },
    ratio: { value, of: commit },
  })
  return [row('', rate, '/s'), ...(processor.isMeasured ? [row(': CPU', processor, 'µs')] : [])]
}
