import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../free-port.ts'

const ROOT = new URL('../..', import.meta.url).pathname

/** Outside the demo the sandbox provider must be allowed explicitly; these tests run beside the build. */
const PLAYED = {
  PAYMENT_PROVIDER: 'sandbox',
  ALLOW_SANDBOX: '1',
  STOP_DELAY: '0',
  PAGES: '0',
  SITES: 'tests/sites.json',
}

/** Starts the server as an operator would; its output is read to the end. */
export function startServer(env: Readonly<Record<string, string>>) {
  const child = Bun.spawn(['bun', 'api/server.ts'], {
    cwd: ROOT,
    env: { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '', ...PLAYED, ...env },
    stdout: 'pipe',
    stderr: 'pipe',
  })
  let written = ''
  const looking = new Set<() => void>()
  let ready: () => void = () => undefined
  const listening = new Promise<void>((resolve) => {
    ready = resolve
  })
  const read = async () => {
    const decoder = new TextDecoder()
    for await (const bytes of child.stdout) {
      written += decoder.decode(bytes, { stream: true })
      if (written.includes('Vonk is at')) ready()
      for (const look of looking) look()
    }
  }
  const done = Promise.all([read(), new Response(child.stderr).text(), child.exited]).then(
    ([, complaint, code]) => ({ code, complaint, written }),
  )
  return {
    listening: Promise.race([listening, done]),
    pid: child.pid,
    stop: () => child.kill('SIGTERM'),
    /** Its exit and its complete output. */
    done,
    written: () => written,
    /** Resolves when its output contains this: it arrives through a pipe, with a delay. */
    wrote: (text: string) =>
      new Promise<void>((resolve) => {
        const look = () => {
          if (!written.includes(text)) return
          looking.delete(look)
          resolve()
        }
        looking.add(look)
        look()
      }),
  }
}

/** A running server with its own database. */
export async function runningServer(env: Readonly<Record<string, string>> = {}) {
  const dataDir = await mkdtemp(join(tmpdir(), 'vonk-server-'))
  const port = freePort()
  const settings = { PORT: String(port), HOST: '127.0.0.1', DATA_DIR: dataDir, ...env }
  const server = startServer(settings)
  await server.listening
  return {
    ...server,
    port,
    dataDir,
    settings,
    url: `http://127.0.0.1:${port}`,
    async end() {
      server.stop()
      const ended = await server.done
      await rm(dataDir, { recursive: true, force: true })
      return ended
    },
  }
}

/** Writes raw text to a port, and returns everything until the connection closes. */
export async function sayRaw(port: number, text: string): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>()
  let output = ''
  await Bun.connect({
    hostname: '127.0.0.1',
    port,
    socket: {
      open: (socket) => void socket.write(text),
      data: (_, bytes) => {
        output += new TextDecoder().decode(bytes)
      },
      close: () => resolve(output),
      error: () => resolve(output),
    },
  })
  return promise
}
