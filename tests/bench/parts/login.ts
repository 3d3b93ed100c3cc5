import { type BenchServer, floor } from '../bench-server.ts'
import { wireRequest } from '../load/requests.ts'
import { bestSpeed, type Speed } from '../measures.ts'
import { atLeast, type Row } from '../table.ts'

const SECONDS = 3
const CONNECTIONS = 4
const FLOOR = 'argon2id alone'

/** Login, against the password verification alone. */
export async function login(
  { members, load }: BenchServer,
  rounds: number,
): Promise<readonly Row[]> {
  const requests = members.returning.map((body) =>
    wireRequest({ method: 'POST', path: '/api/user.php', body }),
  )
  const bare: Speed[] = []
  const ours: Speed[] = []
  for (let round = 0; round < rounds; round++) {
    bare.push(await floor('bare-passwords', `${SECONDS}`))
    ours.push(await load({ requests, connections: CONNECTIONS, seconds: SECONDS }))
  }
  const least = bestSpeed(bare)
  const loggedIn = bestSpeed(ours)
  return [
    { name: `${FLOOR}, two at once`, speed: least },
    {
      name: `POST user.php (login), ${CONNECTIONS} at once`,
      speed: loggedIn,
      ...atLeast(loggedIn.perSecond / least.perSecond, 0.9, FLOOR),
    },
  ]
}
