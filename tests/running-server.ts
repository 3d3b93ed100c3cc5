import { closeSync, openSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { LIMITS } from '#core/limits.ts'
import { freePort } from './free-port.ts'

/** The real server, as a process of its own. */
export type RunningServer = {
  readonly origin: string
  readonly pid: number
  /** From the start of the process until it answered that it is ready, in milliseconds. */
  readonly readyAfter: number
  /** Ends it as a power cut would. */
  kill(): Promise<void>
  /** Asks it to finish and waits until it has. */
  stop(): Promise<void>
}

type Options = {
  readonly dataDir: string
  /** A free one unless given. */
  readonly port?: number
  readonly env?: Readonly<Record<string, string>>
  /** What runs it, with more to tell Bun. */
  readonly command?: readonly string[]
}

const ROOT = new URL('..', import.meta.url).pathname
const TIMEOUT = 90_000
const NO_LIMITS = Object.keys(LIMITS)
  .map((name) => `${name}=999999999/1m`)
  .join(' ')
const POLL = 3

const running = new Set<Bun.Subprocess>()
// Whoever gives up half-way leaves no server behind.
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL')
})

/** Starts the server on a data folder and waits until it is ready. Its log goes into that folder. */
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
      // Outside the demo the sandbox collects only where that is said twice.
      PAYMENT_PROVIDER: 'sandbox',
      ALLOW_SANDBOX: '1',
      // Whoever measures asks more in a second than a member in a day.
      LIMITS: NO_LIMITS,
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

/** A folder of one's own under the system's temporary one, gone once `dispose` is called. */
export async function temporaryFolder(name: string) {
  const path = await mkdtemp(join(tmpdir(), `vonk-${name}-`))
  return { path, dispose: () => rm(path, { recursive: true, force: true }) }
}
