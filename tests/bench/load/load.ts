import { join } from 'node:path'
import type { Speed } from '../measures.ts'

/** Requests to send in sequence on each of several connections. */
export type Load = {
  readonly origin: string
  readonly requests: readonly string[]
  readonly connections: number
  readonly seconds: number
}

/** Requests to send whether or not those before are answered. */
export type OpenLoad = {
  readonly origin: string
  readonly requests: readonly string[]
  readonly perSecond: number
  readonly seconds: number
  /** Bytes of an answer that counts. */
  readonly least?: number
}

/** The load generator: wrk if installed, since it uses the least CPU, else our own client. */
export const GENERATOR = Bun.which('wrk') ? 'wrk' : 'own client'

const here = (name: string) => new URL(name, import.meta.url).pathname
let loads = 0

/** Writes requests for a process, and the beginning of their ids. */
async function written(requests: readonly string[], folder: string) {
  loads += 1
  const path = join(folder, `requests-${loads}`)
  await Bun.write(path, requests.join('\0'))
  const chance = Math.floor(Math.random() * 0x10000)
  return [path, `${loads.toString(16).padStart(8, '0')}-${chance.toString(16).padStart(4, '0')}`]
}

/** What a process says in the end. A request that failed is a mistake in the bench, and throws. */
async function done(command: readonly string[]) {
  const child = Bun.spawn([...command], { stdout: 'pipe', stderr: 'inherit' })
  const text = await new Response(child.stdout).text()
  const said = /^DONE (.+)$/m.exec(text)?.[1]
  if (!said) throw new Error(`${command[0]} did not finish: ${text}`)
  const told = JSON.parse(said)
  if (told.failed > 0)
    throw new Error(`requests failed beside ${told.requests} others: ${told.kinds}`)
  return told
}

const speedIn = ({ perSecond, p50, p95, p99 }: Speed): Speed => ({ perSecond, p50, p95, p99 })

/** Loads a server from another process, which sends what it can. */
export async function load(
  { origin, requests, connections, seconds }: Load,
  folder: string,
): Promise<Speed> {
  const [path = '', ids = ''] = await written(requests, folder)
  if (GENERATOR !== 'wrk')
    return speedIn(
      await done([
        'bun',
        here('./own-client.ts'),
        path,
        ids,
        origin,
        `${connections}`,
        `${seconds}`,
      ]),
    )
  const flags = ['-t1', `-c${connections}`, `-d${seconds}s`, '-s', here('./wrk.lua')]
  const { requests: sent, micros, ...told } = await done(['wrk', ...flags, origin, '--', path, ids])
  return speedIn({ ...told, perSecond: (sent / micros) * 1e6 })
}

/** Loads a server from another process by a clock. The speed is that of what was accepted. */
export async function openLoad(
  { origin, requests, perSecond, seconds, least = 0 }: OpenLoad,
  folder: string,
): Promise<{ readonly accepted: Speed; readonly refused: number }> {
  const [path = '', ids = ''] = await written(requests, folder)
  const figures = [perSecond, seconds, least].map(String)
  const told = await done(['bun', here('./open-loop.ts'), path, ids, origin, ...figures])
  return { accepted: speedIn(told), refused: told.refused }
}
