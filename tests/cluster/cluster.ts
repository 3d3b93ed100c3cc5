/**
 * The demo as an install of two servers: `bun run cluster` starts both on a PostgreSQL database of their own
 * (`POSTGRES_URL`), with photos in `PHOTO_STORE_URL`, else in a bucket of the tests' own server, and with budgets of
 * requests on `REDIS_URL` where it is set, behind a balancer at `PORT` that gives each request to the next of them.
 * `CLUSTER=1 bun run test:e2e` has the journeys walk through it.
 */
import { once } from 'node:events'
import { createEmpty } from '../contracts/postgres-server.ts'
import { freePort } from '../free-port.ts'
import { BUNDLED, startServer, temporaryFolder } from '../running-server.ts'
import { s3Server } from '../s3-server.ts'
import { sharedEnv } from '../shared-env.ts'
import { balance } from './balancer.ts'

const { POSTGRES_URL, REDIS_URL, PHOTO_STORE_URL, DATA_DIR } = process.env
const port = Number(process.env.PORT ?? 3000)
const say = (line: string) => process.stdout.write(`${line}\n`)

if (!POSTGRES_URL) {
  say('A cluster needs PostgreSQL: set POSTGRES_URL to a server where databases can be made.')
  process.exit(1)
}
if (!REDIS_URL) say('Without REDIS_URL each server counts requests for itself.')
if (!PHOTO_STORE_URL) say('Without PHOTO_STORE_URL photos are in the memory of this process.')

const { url, drop } = await createEmpty(POSTGRES_URL)
const folder = DATA_DIR ? null : await temporaryFolder('cluster')
const dataDir = DATA_DIR ?? folder?.path ?? ''
const bucket = PHOTO_STORE_URL ? null : s3Server()
const env = {
  ...bucket?.env,
  ...sharedEnv(url),
  PUBLIC_URL: `http://localhost:${port}`,
  PROXIES: '1',
  DEMO: '1',
  SITES: '',
  STOP_DELAY: '1',
  // Benches have none.
  LIMITS: process.env.LIMITS ?? '',
}
const start = (more: Readonly<Record<string, string>>) =>
  startServer({ dataDir, port: freePort(), command: BUNDLED, env: { ...env, ...more } })

// The first makes the demo's world; its people act in one process alone.
const first = await start({})
const second = await start({ DEMO_PEOPLE: '0' })
const servers = [first, second].map(({ origin }) => Number(new URL(origin).port))
const balancer = await balance(port, servers)
say(`Two servers, at ${servers.join(' and ')}, are one site at http://localhost:${port}`)

await Promise.race(['SIGINT', 'SIGTERM'].map((signal) => once(process, signal)))
for (const [server, count] of balancer.passed) say(`${count} requests went to ${server}`)
balancer.close()
await Promise.all([first.stop(), second.stop()])
await bucket?.stop()
await drop()
await folder?.dispose()
process.exit(0)
