import { join } from 'node:path'
import type { Speed } from '../measures.ts'

/** Requests to send in sequence on each of several connections. */
export type Load = {
  readonly origin: string
  readonly requests: readonly string[]
  readonly connections: number
  readonly seconds: number
}

/** The load generator: wrk if installed, since it uses the least CPU, else our own client. */
export const GENERATOR = Bun.which('wrk') ? 'wrk' : 'own client'

const here = (name: string) => new URL(name, import.meta.url).pathname
let loads = 0

/** Loads a server from another process. A refused request is a mistake in the bench, and throws. */
export async function load(
  { origin, requests, connections, seconds }: Load,
  folder: string,
): Promise<Speed> {
  loads += 1
  const path = join(folder, `requests-${loads}`)
  await Bun.write(path, requests.join('\0'))
  const ids = `${loads.toString(16).padStart(8, '0')}-${Math.floor(Math.random() * 0x10000)
    .toString(16)
    .padStart(4, '0')}`
  const command =
    GENERATOR === 'wrk'
      ? [
          'wrk',
          '-t1',
          `-c${connections}`,
          `-d${seconds}s`,
          '-s',
          here('./wrk.lua'),
          origin,
          '--',
          path,
          ids,
        ]
      : ['bun', here('./own-client.ts'), path, ids, origin, `${connections}`, `${seconds}`]
  const child = Bun.spawn(command, { stdout: 'pipe', stderr: 'inherit' })
  const text = await new Response(child.stdout).text()
  const said = /^DONE (.+)$/m.exec(text)?.[1]
  if (!said) throw new Error(`${GENERATOR} did not finish: ${text}`)
  const { failed, kinds, requests: sent, micros, ...speed } = JSON.parse(said)
  if (failed > 0) throw new Error(`${failed} of ${sent} requests failed: ${kinds}`)
  return micros === undefined ? speed : { ...speed, perSecond: (sent / micros) * 1e6 }
}
