import { createServer } from 'node:net'
import { SECOND } from '#core/shared/time.ts'
import type { Env } from '../../server/env.ts'

/** How long a server may take to start, with its migrations. */
const START = 600 * SECOND
const ANSWER = 30 * SECOND
const POLL = 50

/** What a start needs besides the environment of the install. */
export type SmokeTest = {
  /** The command that starts the server. */
  readonly command: readonly string[]
  readonly env: Env
}

/** Starts a server at a port of its own and asks it for what everybody needs; what is wrong, or `null`. */
export async function smokeTest({ command, env }: SmokeTest): Promise<string | null> {
  const port = await freePort()
  const child = Bun.spawn([...command], {
    env: {
      ...{ ...env, PORT: String(port), HOST: '127.0.0.1', STOP_DELAY: '0', METRICS_PORT: '' },
      // The servers that run make backups.
      BACKUP_EVERY: '',
    },
    stdin: 'ignore',
    stdout: 'ignore',
    stderr: 'pipe',
  })
  const complaint = new Response(child.stderr).text()
  try {
    const origin = `http://127.0.0.1:${port}`
    const end = performance.now() + START
    while ((await statusOf(`${origin}/ready`)) !== 200) {
      if (child.exitCode !== null || child.signalCode !== null)
        return `it does not start: ${lastLine(await complaint)}`
      if (performance.now() > end) return 'it is not ready within ten minutes'
      await Bun.sleep(POLL)
    }
    if (env.PAGES === '0') return null
    const status = await statusOf(`${origin}/`)
    return status === 200 ? null : `its front page answers ${status ?? 'nothing'}`
  } finally {
    child.kill('SIGTERM')
    await child.exited
  }
}

const statusOf = (url: string): Promise<number | null> =>
  fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(ANSWER) }).then(
    ({ status }) => status,
    () => null,
  )

const lastLine = (text: string): string => text.trim().split('\n').at(-1) || 'it says nothing'

function freePort(): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  const server = createServer().once('error', reject)
  server.listen(0, '127.0.0.1', () => {
    const address = server.address()
    server.close(() => resolve(Object(address).port))
  })
  return promise
}
