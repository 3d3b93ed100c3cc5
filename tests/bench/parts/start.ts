import { BUNDLED, startServer } from '../../running-server.ts'
import { type BenchServer, memoryOf } from '../bench-server.ts'
import { median } from '../measures.ts'
import type { Row } from '../table.ts'

const STARTS = 5
const MOST = 500

/** From process start to the first ready response on an existing database, and memory afterwards. */
export async function start({ dataDir, server }: BenchServer): Promise<readonly Row[]> {
  await server.stop()
  const after: number[] = []
  const held: number[] = []
  for (let n = 0; n < STARTS; n++) {
    const started = await startServer({ dataDir, command: BUNDLED })
    after.push(started.readyAfter)
    held.push(await memoryOf(started.pid))
    await started.stop()
  }
  const ready = median(after)
  return [
    {
      name: 'start until ready, 1M members',
      figure: { value: ready, unit: 'ms' },
      verdict: { target: `at most ${MOST} ms`, reached: ready <= MOST },
    },
    { name: 'memory once started', figure: { value: median(held), unit: 'MB' } },
  ]
}
