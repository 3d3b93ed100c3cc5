/**
 * A process that sends prepared requests at moments that a clock sets, and prints as JSON how fast what was accepted
 * came, counted from those moments. An answer below `least` bytes is no answer, as the shell of a page is none.
 */
import { speedOf } from '../measures.ts'
import { arrivals } from './arrivals.ts'
import { connectionsTo } from './connections.ts'
import { requestsIn } from './requests.ts'

const [path = '', ids = '', origin = '', perSecond = '', seconds = '', least = ''] =
  Bun.argv.slice(2)
/** More than any server here answers in time. */
const CONNECTIONS = 4096

const nextRequest = await requestsIn(path, ids)
const { ask } = connectionsTo(origin, CONNECTIONS)
const each: number[] = []
let refused = 0
const failures = new Map<number, number>()

const started = performance.now()
await arrivals({ perSecond: Number(perSecond), seconds: Number(seconds) }, async (due) => {
  const { status, body } = await ask(nextRequest())
  const isAccepted = status > 0 && status < 400
  if (isAccepted && body.length >= Number(least)) each.push(performance.now() - due)
  else if (isAccepted || status === 503) refused += 1
  else failures.set(status, (failures.get(status) ?? 0) + 1)
})
process.stdout.write(
  `DONE ${JSON.stringify({ ...speedOf(each, performance.now() - started), requests: each.length, refused, failed: failures.size, kinds: [...failures].join(' ') })}\n`,
)
process.exit(0)
