import { join } from 'node:path'
import { freePort } from '../free-port.ts'
import { until } from '../until.ts'
import { load } from './load/load.ts'
import { wireRequest } from './load/requests.ts'
import type { Speed } from './measures.ts'

const SERVER = new URL('./floors/bare-server.ts', import.meta.url).pathname

/** The floor of whatever a server answers: `Bun.serve` with a small JSON, or with the bytes given. */
export async function bareServer(folder: string, bytes?: Uint8Array) {
  const port = freePort()
  const path = join(folder, `answer-${port}`)
  if (bytes) await Bun.write(path, bytes)
  const child = Bun.spawn(['bun', SERVER, `${port}`, ...(bytes ? [path] : [])])
  const origin = `http://127.0.0.1:${port}`
  await until(async () => (await fetch(origin).catch(() => null)) !== null)
  const requests = [wireRequest({ path: '/' })]
  return {
    load: (connections: number, seconds: number): Promise<Speed> =>
      load({ origin, requests, connections, seconds }, folder),
    [Symbol.dispose]: () => child.kill(),
  }
}
