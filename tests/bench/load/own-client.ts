/** A process that sends prepared requests over keep-alive connections, and prints the result as JSON. */
import { speedOf } from '../measures.ts'
import { ID_MARK } from './requests.ts'

const [path = '', origin = '', host = '', port = '', connections = '', seconds = ''] =
  Bun.argv.slice(2)
const requests = (await Bun.file(path).text()).split('\0')
const each: number[] = []
let made = 0
let failed = 0
let next = 0

function request(): string {
  next = (next + 1) % requests.length
  made += 1
  const id = `${origin}-7000-8000-${made.toString(16).padStart(12, '0')}`
  return (requests[next] ?? '').replace(ID_MARK, id)
}

/** The size of a response in bytes; `null` while its head is incomplete. */
function sizeOf(answer: Buffer): number | null {
  const head = answer.indexOf('\r\n\r\n')
  if (head < 0) return null
  const length = /content-length: (\d+)/i.exec(answer.toString('latin1', 0, head))?.[1]
  if (length === undefined) throw new Error('an answer that does not say how long it is')
  return head + 4 + Number(length)
}

const started = performance.now()
const until = started + Number(seconds) * 1000

const talk = () =>
  new Promise<void>((resolve, reject) => {
    let begun = 0
    let answer = Buffer.alloc(0)
    const ask = (socket: Bun.Socket) => {
      begun = performance.now()
      socket.write(request())
    }
    void Bun.connect({
      hostname: host,
      port: Number(port),
      socket: {
        open: ask,
        data(socket, bytes) {
          answer = answer.length === 0 ? Buffer.from(bytes) : Buffer.concat([answer, bytes])
          const size = sizeOf(answer)
          if (size === null || answer.length < size) return
          const now = performance.now()
          each.push(now - begun)
          // The status starts at the tenth byte: "HTTP/1.1 200 OK".
          if ((answer[9] ?? 0) > 0x33) failed += 1
          answer = answer.subarray(size)
          if (now < until) return ask(socket)
          resolve()
          socket.end()
        },
        close: () => reject(new Error('the server hung up')),
        error: (_, error) => reject(error),
      },
    }).catch(reject)
  })

await Promise.all(Array.from({ length: Number(connections) }, talk))
process.stdout.write(
  `DONE ${JSON.stringify({ ...speedOf(each, performance.now() - started), requests: each.length, failed, kinds: 'status' })}\n`,
)
process.exit(0)
