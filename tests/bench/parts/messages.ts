import { join } from 'node:path'
import { type BenchServer, floor } from '../bench-server.ts'
import { ID_MARK, wireRequest } from '../load/requests.ts'
import { bestSpeed, type Speed } from '../measures.ts'
import { atLeast, type Row } from '../table.ts'

const SECONDS = 2
const WRITERS = 32
const FLOOR = 'a bare transaction'

/** Sending a message over HTTP, with charge, ledger entry and notification, against three bare statements. */
export async function messages(
  { dataDir, members, load }: BenchServer,
  rounds: number,
): Promise<readonly Row[]> {
  const requests = members.writers.map(({ session, conversation }) =>
    wireRequest({
      method: 'POST',
      path: `/api/conversations/${conversation}/messages`,
      session,
      body: { id: ID_MARK, text: 'Shall we go to the market on Saturday?', acknowledged: true },
    }),
  )
  // Warm-up for the JIT.
  await load({ requests, connections: WRITERS, seconds: 1 })
  const bare: Speed[] = []
  const ours: Speed[] = []
  for (let round = 0; round < rounds; round++) {
    bare.push(await floor('bare-messages', join(dataDir, 'bare.db'), `${SECONDS}`))
    ours.push(await load({ requests, connections: WRITERS, seconds: SECONDS }))
  }
  const least = bestSpeed(bare)
  const sent = bestSpeed(ours)
  return [
    { name: `${FLOOR}, synchronous=FULL`, speed: least },
    {
      name: `POST message, ${WRITERS} at once`,
      speed: sent,
      ...atLeast(sent.perSecond / least.perSecond, 1, FLOOR),
    },
  ]
}
