import { expect, test } from 'bun:test'
import { closeSync, openSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../free-port.ts'

const ROOT = new URL('../../..', import.meta.url).pathname
const TIMEOUT = 120_000
const POLL = 20

/** A server that logs verbosely to `stdout`, in its own folder. */
async function writingTo(stdout: 'pipe' | number) {
  const dataDir = await mkdtemp(join(tmpdir(), 'vonk-log-'))
  const port = freePort()
  const child = Bun.spawn(['bun', 'api/server.ts'], {
    cwd: ROOT,
    env: {
      PATH: process.env.PATH ?? '',
      PORT: `${port}`,
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      PAYMENT_PROVIDER: 'none',
      SITES: 'tests/sites.json',
      PAGES: '0',
      LOG_LEVEL: 'debug',
    },
    stdout,
    stderr: 'pipe',
  })
  const url = `http://127.0.0.1:${port}/api/settings.php`
  const answers = () => fetch(url).then(({ status }) => status)
  const listening = async () => {
    while ((await answers().catch(() => null)) === null && child.exitCode === null)
      await Bun.sleep(POLL)
  }
  const end = async () => {
    child.kill('SIGTERM')
    const code = await child.exited
    await rm(dataDir, { recursive: true, force: true })
    return { code, complaint: await new Response(child.stderr).text() }
  }
  return { child, answers, listening, end }
}

async function expectAlive({ answers, end }: Awaited<ReturnType<typeof writingTo>>) {
  for (let n = 0; n < 30; n += 1) expect(await answers()).toBe(200)
  expect(await end()).toEqual({ code: 0, complaint: '' })
}

test(
  'a server whose log is not read keeps running, and stops on request',
  async () => {
    const server = await writingTo('pipe')
    await server.listening()
    const { stdout } = server.child
    if (!(stdout instanceof ReadableStream)) throw new Error('its log is no pipe')
    await stdout.cancel()
    await expectAlive(server)
  },
  TIMEOUT,
)

test(
  'a server with a full disk keeps running, and stops on request',
  async () => {
    const full = openSync('/dev/full', 'w')
    const server = await writingTo(full)
    closeSync(full)
    await server.listening()
    await expectAlive(server)
  },
  TIMEOUT,
)
