import { bareServer } from '../bare-server.ts'
import type { BenchServer } from '../bench-server.ts'
import { wireRequest } from '../load/requests.ts'
import { bestSpeed, type Speed } from '../measures.ts'
import type { Row } from '../table.ts'

const SECONDS = 4
/** Half of those that are rendered at once: with all a slow processor is late, and refuses some. */
export const PAGES_AT_ONCE = 4
const FLOOR = 'bare Bun.serve'
const GOAL = 300

/** The search page of members, rendered for each, against a server with a constant response. */
export async function pages(
  house: BenchServer,
  folder: string,
  rounds: number,
): Promise<readonly Row[]> {
  using floor = await bareServer(folder)
  const requests = house.members.talkers.map(({ session }) =>
    wireRequest({ path: '/members', session }),
  )
  // Warm-up for the JIT.
  await house.load({ requests, connections: PAGES_AT_ONCE, seconds: 2 })
  const bare: Speed[] = []
  const ours: Speed[] = []
  for (let round = 0; round < rounds; round++) {
    bare.push(await floor.load(PAGES_AT_ONCE, 1))
    ours.push(await house.load({ requests, connections: PAGES_AT_ONCE, seconds: SECONDS }))
  }
  const page = bestSpeed(ours)
  return [
    {
      name: 'rendered /members',
      speed: page,
      ratio: { value: page.perSecond / bestSpeed(bare).perSecond, of: FLOOR },
      verdict: { target: `at least ${GOAL} a second`, reached: page.perSecond >= GOAL },
    },
  ]
}
