/**
 * `bun run cluster:upgrade [<commit>]`: the last release and this version, with one more migration, side by side on one
 * PostgreSQL database (`POSTGRES_URL`) behind a balancer, while members use the site: `upgrade` migrates it, one server
 * after another is replaced, and one goes back. Fails if a request failed, or a message that was acknowledged is gone.
 */
import { join } from 'node:path'
import { checkOut } from '#stories/diff/check-out.ts'
import { createEmpty } from '../contracts/postgres-server.ts'
import { freePort } from '../free-port.ts'
import { type RunningServer, startServer, temporaryFolder } from '../running-server.ts'
import { sharedEnv } from '../shared-env.ts'
import { until } from '../until.ts'
import { balance } from './balancer.ts'
import { membersAtWork } from './members-at-work.ts'
import { buildOld, buildThis, previousRelease } from './releases.ts'

/** Pairs of members at work, and answers between two steps. */
const PAIRS = 4
const BETWEEN = 150

const say = (line: string) => process.stdout.write(`${line}\n`)
const { POSTGRES_URL } = process.env
const commit = process.argv[2] ?? previousRelease()
if (!POSTGRES_URL || commit === null) {
  say(
    POSTGRES_URL
      ? 'SKIPPED: no release before this one is in the history (a shallow clone?).'
      : 'SKIPPED: two versions side by side need PostgreSQL: set POSTGRES_URL.',
  )
  process.exit(0)
}

const folder = await temporaryFolder('upgrade-drill')
const { url: database, drop } = await createEmpty(POSTGRES_URL)
const port = freePort()
const ports = [freePort(), freePort()] as const
const origin = `http://127.0.0.1:${port}`
const old = await checkOut(commit)
const [before, after] = [old.tree, join(folder.path, 'after')]
const env = {
  ...sharedEnv(database),
  PUBLIC_URL: origin,
  PROXIES: '1',
  STOP_DELAY: '1',
  PAGES: '1',
  // How busy this machine is, is not what is tried.
  BUSY_AFTER: '60000',
  PAGE_TIMEOUT: '60',
}
const start = (version: string, at: number) => {
  const command = ['bun', join(version, 'dist/api/server.js')]
  return startServer({ dataDir: folder.path, port: at, env, command })
}

async function upgrade(): Promise<void> {
  const child = Bun.spawn(['bun', 'api/commands/upgrade.ts', join(folder.path, 'backups')], {
    cwd: after,
    stdin: 'ignore',
    stdout: 'pipe',
    stderr: 'pipe',
    env: {
      ...process.env,
      ...env,
      DATA_DIR: folder.path,
      PAYMENT_PROVIDER: 'sandbox',
      ALLOW_SANDBOX: '1',
      SITES: new URL('../sites.json', import.meta.url).pathname,
    },
  })
  const said = `${await new Response(child.stdout).text()}${await new Response(child.stderr).text()}`
  if ((await child.exited) !== 0) throw new Error(`the upgrade failed: ${said}`)
}

const running: RunningServer[] = []
const replaced = async (nth: number, version: string) => {
  await running[nth]?.stop()
  running[nth] = await start(version, ports[nth] ?? 0)
}
try {
  say(`building ${commit.slice(0, 12)}, and this version with one more migration`)
  await buildOld(before)
  await buildThis(after)
  for (const nth of ports.keys()) running.push(await start(before, ports[nth] ?? 0))
  const balancer = await balance(port, ports)
  const members = await membersAtWork(origin, database, PAIRS)
  const failed = () =>
    members
      .failures()
      .values()
      .reduce((sum, count) => sum + count, 0)
  const steps: readonly (readonly [string, () => Promise<void>])[] = [
    ['both servers of before', async () => undefined],
    ['backed up, migrated and tried', upgrade],
    ['one of each version', () => replaced(0, after)],
    ['both of this version', () => replaced(1, after)],
    ['one back, on the migrated database', () => replaced(0, before)],
  ]
  for (const [what, step] of steps) {
    const answers = members.answers()
    await step()
    const since = members.answers()
    await until(() => members.answers() > since + BETWEEN)
    say(`${what}: ${members.answers() - answers} requests, ${failed()} failed so far`)
  }
  const { sent, lost } = await members.stop()
  balancer.close()
  say(`${members.answers()} requests, ${failed()} failed; ${sent} messages sent, ${lost} lost`)
  for (const [what, count] of members.failures()) say(`failed ${count} times: ${what}`)
  if (failed() + lost > 0) process.exitCode = 1
} catch (failure) {
  say(failure instanceof Error ? failure.message : String(failure))
  process.exitCode = 1
} finally {
  await Promise.all(running.map(({ stop }) => stop()))
  await old[Symbol.asyncDispose]()
  await drop()
  await folder.dispose()
}
process.exit()
