import { bareServer } from '../bare-server.ts'
import type { BenchServer } from '../bench-server.ts'
import { wireRequest } from '../load/requests.ts'
import { bestSpeed, type Speed } from '../measures.ts'
import { atLeast, type Row } from '../table.ts'

const SECONDS = 2
const CONNECTIONS = 32
const SMALL = 'bare Bun.serve'
const SAME = 'Bun.serve with the same bytes'
const PATH = '/api/chats.php'

/** The chat list of a member with fifty conversations, against a server with a constant response. */
export async function chats(
  house: BenchServer,
  folder: string,
  rounds: number,
): Promise<readonly Row[]> {
  using small = await bareServer(folder)
  using same = await bareServer(folder, await answerOf(house))
  const requests = house.members.talkers.map(({ session }) => wireRequest({ path: PATH, session }))
  const lists = { requests, connections: CONNECTIONS }
  // Warm-up for the JIT.
  await house.load({ ...lists, seconds: 1 })
  const speeds = { small: [] as Speed[], same: [] as Speed[], ours: [] as Speed[] }
  for (let round = 0; round < rounds; round++) {
    speeds.small.push(await small.load(CONNECTIONS, SECONDS))
    speeds.same.push(await same.load(CONNECTIONS, SECONDS))
    speeds.ours.push(await house.load({ ...lists, seconds: SECONDS }))
  }
  const [bare, equal, ours] = [speeds.small, speeds.same, speeds.ours].map(bestSpeed) as [
    Speed,
    Speed,
    Speed,
  ]
  return [
    { name: `${SMALL}, a small JSON`, speed: bare },
    {
      name: 'GET chats.php, 50 conversations',
      speed: ours,
      ...atLeast(ours.perSecond / bare.perSecond, 0.2, SMALL),
    },
    {
      name: SAME,
      speed: equal,
    },
    {
      name: 'GET chats.php beside it',
      ...atLeast(ours.perSecond / equal.perSecond, 0.5, SAME),
    },
  ]
}

/** What the list of one of them is, as sent. */
async function answerOf({ server, members }: BenchServer): Promise<Uint8Array> {
  const cookie = `vonk_session=${members.talkers[0]?.session}`
  const headers = { cookie, 'accept-encoding': 'gzip' }
  return (await fetch(`${server.origin}${PATH}`, { headers, decompress: false })).bytes()
}
