import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect } from '@playwright/test'

const ROOT = join(import.meta.dirname, '../..')
const SERVER = join(ROOT, 'dist/api/server.js')

/** Settings of an install that is no demo, with one site in Dutch. */
export const NO_DEMO = {
  DEMO: '',
  SITES: 'tests/sites.json',
  PAYMENT_PROVIDER: 'none',
} as const

/** A busy server still renders its pages, and refuses nobody. */
const PATIENT = { PAGE_TIMEOUT: '60', BUSY_AFTER: '60000' }

/** A demo of a test's own, which can be stopped for a command of its operator: a libSQL file takes one process. */
export async function openOwnSite(over: Partial<typeof NO_DEMO & { LIMITS: string }> = {}) {
  const dataDir = await mkdtemp(join(tmpdir(), 'vonk-own-site-'))
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const env = { ...process.env, DATA_DIR: dataDir }
  let server: ChildProcess | null = null

  async function start(): Promise<void> {
    const settings = { DEMO: '1', PORT: `${port}`, HOST: '127.0.0.1', LOG_LEVEL: 'warn' }
    server = spawn('bun', [SERVER], {
      cwd: ROOT,
      env: { ...env, ...settings, ...PATIENT, STOP_DELAY: '0', ...over },
      stdio: 'ignore',
    })
    const isReady = () =>
      fetch(`${origin}/ready`).then(
        ({ ok }) => ok,
        () => false,
      )
    await expect.poll(isReady, { timeout: 90_000 }).toBe(true)
  }

  async function stop(): Promise<void> {
    const running = server
    server = null
    if (!running) return
    const ended = new Promise((resolve) => running.once('exit', resolve))
    running.kill('SIGTERM')
    await ended
  }

  /** Runs a script while the site is stopped; what it said. */
  async function prepare(...script: readonly string[]): Promise<string> {
    await stop()
    const run = promisify(execFile)
    const { stdout } = await run('bun', [...script], { cwd: ROOT, env })
    await start()
    return stdout
  }

  /** Runs a command of the operator while the site is stopped; what it said. */
  const operate = (command: string, ...given: readonly string[]): Promise<string> =>
    prepare(`api/commands/${command}.ts`, ...given)

  await start()
  return {
    origin,
    operate,
    prepare,
    async close() {
      await stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** Below the ports that the system gives to outgoing connections, which could take it while the site is stopped. */
async function freePort(): Promise<number> {
  for (;;) {
    const port = 20_000 + Math.floor(Math.random() * 10_000)
    if (await isFree(port)) return port
  }
}

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
