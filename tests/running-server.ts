import { closeSync, existsSync, openSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { LIMITS } from '#core/limits.ts'
import { freePort } from './free-port.ts'

/** The real server in a process of its own. */
export type RunningServer = {
  readonly origin: string
  readonly pid: number
  /** Milliseconds from the start of the process until it is ready. */
  readonly readyAfter: number
  /** Kills it, like a power cut. */
  kill(): Promise<void>
  /** Stops it gracefully and waits for its exit. */
  stop(): Promise<void>
}

type Options = {
  readonly dataDir: string
  /** Defaults to a free port. */
  readonly port?: number
  readonly env?: Readonly<Record<string, string>>
  /** The command that runs it, for more flags of Bun. */
  readonly command?: readonly string[]
}

/** The bundle, as an operator runs it; tests run the source. */
export const BUNDLED = ['bun', 'dist/api/server.js']

const ROOT = new URL('..', import.meta.url).pathname
const TIMEOUT = 90_000
const NO_LIMITS = Object.keys(LIMITS)
  .map((name) => `${name}=999999999/1m`)
  .join(' ')
const POLL = 3

const running = new Set<Bun.Subprocess>()
// No server survives this process.
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL')
})

/** Starts the server on a data folder and waits until it is ready. Its log is written to that folder. */
export async function startServer(options: Options): Promise<RunningServer> {
  const { dataDir, env = {}, command = ['bun', 'api/server.ts'] } = options
  const port = options.port ?? freePort()
  const origin = `http://127.0.0.1:${port}`
  const logPath = join(dataDir, 'server.log')
  const log = openSync(logPath, 'a')
  const started = performance.now()
  const child = Bun.spawn([...command], {
    cwd: ROOT,
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PUBLIC_URL: origin,
      STOP_DELAY: '0',
      // Outside the demo the sandbox provider must be allowed explicitly.
      PAYMENT_PROVIDER: 'sandbox',
      ALLOW_SANDBOX: '1',
      SITES: 'tests/sites.json',
      // Benchmarks send more requests than the rate limits allow.
      LIMITS: NO_LIMITS,
      PAGES: existsSync(join(ROOT, 'dist/server/entry-server.js')) ? '1' : '0',
      ...env,
      DATA_DIR: dataDir,
      PORT: `${port}`,
    },
    stdout: log,
    stderr: log,
    stdin: 'ignore',
  })
  closeSync(log)
  running.add(child)
  void child.exited.then(() => running.delete(child))

  while (!(await isReady(origin))) {
    if (child.exitCode !== null || performance.now() - started > TIMEOUT) {
      child.kill('SIGKILL')
      throw new Error(`the server did not start:\n${readFileSync(logPath, 'utf8').slice(-2000)}`)
    }
    await Bun.sleep(POLL)
  }
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    child.kill(signal)
    await child.exited
  }
  return {
    origin,
    pid: child.pid,
    readyAfter: performance.now() - started,
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  }
}

const isReady = (origin: string): Promise<boolean> =>
  fetch(`${origin}/ready`).then(
    ({ ok }) => ok,
    () => false,
  )

/** A temporary folder, deleted by `dispose`. */
export async function temporaryFolder(name: string) {
  const path = await mkdtemp(join(tmpdir(), `vonk-${name}-`))
  return { path, dispose: () => rm(path, { recursive: true, force: true }) }
}
