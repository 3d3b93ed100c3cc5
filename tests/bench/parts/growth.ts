import { moveDatabase } from '#adapters/move/move-database.ts'
import { createEmpty } from '../../contracts/postgres-server.ts'
import { BUNDLED, type RunningServer, startServer } from '../../running-server.ts'
import { sharedEnv } from '../../shared-env.ts'
import { type BenchServer, loadsOf, seededFolder } from '../bench-server.ts'
import { wireRequest } from '../load/requests.ts'
import { bestSpeed, type Speed } from '../measures.ts'
import { type Members, signMembersIn } from '../members.ts'
import { seedMessages } from '../seed-messages.ts'
import { atMost, type Row } from '../table.ts'
import { firstPages } from './search.ts'

const FEW = 100_000
const MANY = 1_000_000
const SECONDS = 3
const CONNECTIONS = 4
/** A search that is late is measured, not refused. */
const BUSY_AFTER = '60000'
const { POSTGRES_URL } = process.env

type Seeded = {
  readonly people: number
  readonly dataDir: string
  readonly database: string
  readonly members: Members
}
type Loaded = Pick<BenchServer, 'load'> & Pick<Seeded, 'members'>

const REQUESTS: Readonly<Record<string, (members: Members) => readonly string[]>> = {
  search: firstPages,
  'chats.php': ({ talkers }) =>
    talkers.map(({ session }) => wireRequest({ path: '/api/chats.php', session })),
  'messages of a conversation': ({ talkers }) =>
    talkers.flatMap(({ session, conversations }) =>
      conversations.map((id) =>
        wireRequest({ path: `/api/conversations/${id}/messages`, session }),
      ),
    ),
}

const say = (line: string) => process.stderr.write(`  ${line}\n`)

/**
 * Reads of members and messages at ten times as many of both, on libSQL and on the PostgreSQL of `POSTGRES_URL`, where
 * the same rows go by the command that moves a database.
 */
export async function growth(folder: string, rounds: number): Promise<readonly Row[]> {
  const seeded = [await seed(folder, FEW), await seed(folder, MANY)]
  const rows = [...(await compared('libSQL', seeded, folder, rounds, async () => ({})))]
  if (!POSTGRES_URL) return [...rows, { name: 'PostgreSQL was not measured: no POSTGRES_URL' }]
  await using databases = new AsyncDisposableStack()
  const moved = async ({ people, database, dataDir }: Seeded) => {
    const { url, drop } = await createEmpty(POSTGRES_URL)
    databases.defer(drop)
    say(`${people.toLocaleString('en')} members go to PostgreSQL`)
    await moveDatabase({
      ...{ from: `file:${database}`, to: url, now: new Date() },
      ...{ newId: () => crypto.randomUUID(), tell: say },
    })
    return sharedEnv(url, `${dataDir} is the secret of this install`)
  }
  return [...rows, ...(await compared('PostgreSQL', seeded, folder, rounds, moved))]
}

async function seed(folder: string, people: number): Promise<Seeded> {
  const now = Date.now()
  say(`${people.toLocaleString('en')} members with ten messages each`)
  const { dataDir, database } = await seededFolder(folder, people, now)
  const members = await signMembersIn(database, people, now)
  seedMessages(database, people, now)
  return { people, dataDir, database, members }
}

/** Few and many in turn, each kind of request by itself. */
async function compared(
  engine: string,
  seeded: readonly Seeded[],
  folder: string,
  rounds: number,
  envOf: (one: Seeded) => Promise<Readonly<Record<string, string>>>,
): Promise<readonly Row[]> {
  const servers: RunningServer[] = []
  await using ends = new AsyncDisposableStack()
  ends.defer(async () => void (await Promise.all(servers.map((server) => server.stop()))))
  const loaded: Loaded[] = []
  for (const one of seeded) {
    const env = { ...(await envOf(one)), BUSY_AFTER }
    const server = await startServer({ dataDir: one.dataDir, command: BUNDLED, env })
    servers.push(server)
    loaded.push({ ...loadsOf(server, one.database, folder), members: one.members })
  }
  const rows: Row[] = []
  for (const [what, requestsOf] of Object.entries(REQUESTS)) {
    const speeds: Speed[][] = [[], []]
    // The first is the warm-up.
    for (let round = 0; round <= rounds; round += 1)
      for (const [at, { load, members }] of loaded.entries()) {
        const asked = { requests: requestsOf(members), connections: CONNECTIONS, seconds: SECONDS }
        const speed = await load(asked)
        if (round > 0) speeds[at]?.push(speed)
      }
    const [few, many] = speeds.map(bestSpeed) as [Speed, Speed]
    rows.push(
      { name: `${what}, ${engine}, 100k members and 1M messages`, speed: few },
      {
        name: `${what}, ${engine}, 1M members and 10M messages`,
        speed: many,
        ...atMost(many.p95 / few.p95, 2, 'p95 at 100k'),
      },
    )
  }
  return rows
}
