/** Records of a name; a name that is not there does not exist. */
export type Zone = Readonly<
  Record<string, { readonly TXT?: readonly string[]; readonly A?: readonly string[] }>
>

const [HEADER, A, TXT] = [12, 1, 16]
const TTL = 60
const [FOUND, NO_SUCH_NAME] = [0, 3]

/** A name server on loopback, of RFC 1035 as far as it is asked here. */
export async function openDns(zone: Zone) {
  const socket = await Bun.udpSocket({
    port: 0,
    hostname: '127.0.0.1',
    socket: {
      data(self, question, port, address) {
        self.send(answerTo(question, zone), port, address)
      },
    },
  })
  return { server: `127.0.0.1:${socket.port}`, close: () => socket.close() }
}

function answerTo(question: Buffer, zone: Zone): Buffer {
  const labels: string[] = []
  let at = HEADER
  for (let size = question[at] ?? 0; size > 0; size = question[at] ?? 0) {
    labels.push(question.toString('latin1', at + 1, at + 1 + size))
    at += 1 + size
  }
  const kind = question.readUInt16BE(at + 1)
  const asked = question.subarray(HEADER, at + 5)
  const records = zone[labels.join('.').toLowerCase()]
  const data = records ? dataOf(kind, records) : []
  const header = Buffer.alloc(HEADER)
  header.writeUInt16BE(question.readUInt16BE(0), 0)
  header.writeUInt16BE(0x8180 | (records ? FOUND : NO_SUCH_NAME), 2)
  header.writeUInt16BE(1, 4)
  header.writeUInt16BE(data.length, 6)
  return Buffer.concat([header, asked, ...data.map((one) => record(kind, one))])
}

function dataOf(kind: number, { TXT: texts = [], A: addresses = [] }: Zone[string]): Buffer[] {
  if (kind === A) return addresses.map((address) => Buffer.from(address.split('.').map(Number)))
  if (kind !== TXT) return []
  return texts.map((text) => Buffer.concat([Buffer.from([text.length]), Buffer.from(text)]))
}

/** The name is that of the question, by a pointer to it. */
function record(kind: number, data: Buffer): Buffer {
  const head = Buffer.alloc(HEADER)
  head.writeUInt16BE(0xc00c, 0)
  head.writeUInt16BE(kind, 2)
  head.writeUInt16BE(1, 4)
  head.writeUInt32BE(TTL, 6)
  head.writeUInt16BE(data.length, 10)
  return Buffer.concat([head, data])
}
