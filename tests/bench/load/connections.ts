/** What was answered; the status 0 where the connection ended instead. */
export type Answer = { readonly status: number; readonly body: Buffer }

type Connection = {
  /** Sends a prepared request; the one before must be answered. */
  ask(request: string): Promise<Answer>
  end(): void
}

const NOTHING = Buffer.alloc(0)
const GONE: Answer = { status: 0, body: NOTHING }

/** The answer that begins a buffer; `null` while it is incomplete. */
function answerIn(bytes: Buffer): Answer | null {
  const head = bytes.indexOf('\r\n\r\n')
  if (head < 0) return null
  const length = /content-length: (\d+)/i.exec(bytes.toString('latin1', 0, head))?.[1]
  if (length === undefined) throw new Error('an answer that does not say how long it is')
  const end = head + 4 + Number(length)
  if (bytes.length < end) return null
  // The status starts at the tenth byte: "HTTP/1.1 200 OK".
  return { status: Number(bytes.toString('latin1', 9, 12)), body: bytes.subarray(head + 4, end) }
}

async function connect(origin: URL, onGone: () => void): Promise<Connection> {
  let bytes = NOTHING
  let answered: ((answer: Answer) => void) | null = null
  const tell = (answer: Answer) => {
    const told = answered
    bytes = NOTHING
    answered = null
    told?.(answer)
  }
  const gone = () => {
    onGone()
    tell(GONE)
  }
  const socket = await Bun.connect({
    hostname: origin.hostname,
    port: Number(origin.port),
    socket: {
      data(_, more) {
        bytes = bytes.length === 0 ? Buffer.from(more) : Buffer.concat([bytes, more])
        const answer = answerIn(bytes)
        if (answer) tell(answer)
      },
      close: gone,
    },
  })
  return {
    ask: (request) =>
      new Promise((resolve) => {
        answered = resolve
        socket.write(request)
      }),
    end: () => socket.end(),
  }
}

/** Connections that are kept: as many as are needed at once, up to `most`; past that a request waits for one. */
export function connectionsTo(origin: string, most: number) {
  const url = new URL(origin)
  const idle: Connection[] = []
  const waiting: (() => void)[] = []
  let open = 0

  async function take(): Promise<Connection> {
    while (idle.length === 0 && open >= most)
      await new Promise<void>((resolve) => waiting.push(resolve))
    const connection = idle.pop()
    if (connection) return connection
    open += 1
    const made: Connection = await connect(url, () => {
      open -= 1
      if (idle.includes(made)) idle.splice(idle.indexOf(made), 1)
      waiting.shift()?.()
    })
    return made
  }

  return {
    /** Sends a prepared request. */
    async ask(request: string): Promise<Answer> {
      const connection = await take()
      const answer = await connection.ask(request)
      if (answer.status === 0) return answer
      idle.push(connection)
      waiting.shift()?.()
      return answer
    },
    end() {
      for (const connection of idle) connection.end()
    },
  }
}
