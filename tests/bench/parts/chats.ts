import { freePort } from '../../free-port.ts'
import type { BenchServer } from '../bench-server.ts'
import { load } from '../load/load.ts'
import { wireRequest } from '../load/requests.ts'
import { bestSpeed, type Speed } from '../measures.ts'
import { atLeast, type Row } from '../table.ts'

const ROUNDS = 5
const SECONDS = 2
const CONNECTIONS = 32
const FLOOR = 'bare Bun.serve'
const BARE = new URL('../floors/bare-server.ts', import.meta.url).pathname

/** The chat list of a member with fifty conversations, against a server with a constant response. */
export async function chats(house: BenchServer, folder: string): Promise<readonly Row[]> {
  const floor = await bareServer()
  const { bare, ours } = await sideBySide(house, floor.origin, folder).finally(floor.end)
  return [
    { name: `${FLOOR}, a small JSON`, speed: bare },
    {
      name: 'GET chats.php, 50 conversations',
      speed: ours,
      ...atLeast(ours.perSecond / bare.perSecond, 0.1, FLOOR),
    },
  ]
}

async function sideBySide(house: BenchServer, origin: string, folder: string) {
  const one = { requests: [wireRequest({ path: '/' })], connections: CONNECTIONS }
  const requests = house.members.talkers.map(({ session }) =>
    wireRequest({ path: '/api/chats.php', session }),
  )
  const lists = { requests, connections: CONNECTIONS }
  // Warm-up for the JIT.
  await house.load({ ...lists, seconds: 1 })
  const bare: Speed[] = []
  const ours: Speed[] = []
  for (let round = 0; round < ROUNDS; round++) {
    bare.push(await load({ ...one, origin, seconds: SECONDS }, folder))
    ours.push(await house.load({ ...lists, seconds: SECONDS }))
  }
  return { bare: bestSpeed(bare), ours: bestSpeed(ours) }
}

async function bareServer() {
  const port = freePort()
  const child = Bun.spawn(['bun', BARE, `${port}`])
  const origin = `http://127.0.0.1:${port}`
  while (!(await fetch(origin).catch(() => null))) await Bun.sleep(5)
  return { origin, end: () => child.kill() }
}
