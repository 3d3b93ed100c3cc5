/** A process that sends prepared requests over keep-alive connections, and prints the result as JSON. */
import { speedOf } from '../measures.ts'
import { connectionsTo } from './connections.ts'
import { requestsIn } from './requests.ts'

const [path = '', ids = '', origin = '', connections = '', seconds = ''] = Bun.argv.slice(2)
const nextRequest = await requestsIn(path, ids)
const { ask } = connectionsTo(origin, Number(connections))
const each: number[] = []
const failures = new Map<number, number>()

const started = performance.now()
const until = started + Number(seconds) * 1000

async function talk() {
  for (let begun = started; begun < until; ) {
    begun = performance.now()
    const { status } = await ask(nextRequest())
    if (status === 0) throw new Error('the server hung up')
    if (status >= 400) failures.set(status, (failures.get(status) ?? 0) + 1)
    each.push(performance.now() - begun)
  }
}

await Promise.all(Array.from({ length: Number(connections) }, talk))
process.stdout.write(
  `DONE ${JSON.stringify({ ...speedOf(each, performance.now() - started), requests: each.length, failed: failures.size, kinds: [...failures].join(' ') })}\n`,
)
process.exit(0)
