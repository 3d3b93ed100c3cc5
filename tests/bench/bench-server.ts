import { Database } from 'bun:sqlite'
import { readFileSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Instant } from '#core/shared/time.ts'
import { BUNDLED, type RunningServer, startServer } from '../running-server.ts'
import { type Load, load, type OpenLoad, openLoad } from './load/load.ts'
import type { Speed } from './measures.ts'
import { type Members, signMembersIn } from './members.ts'
import { seedProfiles } from './seed-profiles.ts'

/** The real server on its own database with many profiles. */
export type BenchServer = {
  readonly dataDir: string
  readonly database: string
  readonly members: Members
  readonly server: RunningServer
  /** Sends a load to the server. */
  load(asked: Omit<Load, 'origin'>): Promise<Speed>
  openLoad(asked: Omit<OpenLoad, 'origin'>): ReturnType<typeof openLoad>
  /** Waits for pending deliveries, so that they do not slow the next measurement. */
  waitUntilIdle(): Promise<void>
  /** Resident memory of the server, in megabytes. */
  memory(): Promise<number>
}

/** A folder with a database of many profiles. */
export async function seededFolder(folder: string, people: number, now: Instant) {
  const dataDir = join(folder, `${people}`)
  await mkdir(dataDir, { recursive: true })
  const database = join(dataDir, 'vonk.db')
  await seedProfiles(database, people, now)
  return { dataDir, database }
}

/** Seeds a database and starts the server on it. */
export async function openBenchServer(folder: string, people: number): Promise<BenchServer> {
  const now = Date.now()
  const { dataDir, database } = await seededFolder(folder, people, now)
  const members = await signMembersIn(database, people, now)
  const server = await startServer({ dataDir, command: BUNDLED })
  await nothingDue(database)
  return { dataDir, database, members, server, ...loadsOf(server, database, folder) }
}

/** The loads of a server, which may be another version's. */
export const loadsOf = (
  server: RunningServer,
  database: string,
  folder: string,
): Pick<BenchServer, 'load' | 'openLoad' | 'waitUntilIdle' | 'memory'> => ({
  async load(asked) {
    const before = processorOf(server.pid)
    const speed = await load({ ...asked, origin: server.origin }, folder)
    const used = processorOf(server.pid) - before
    return { ...speed, micros: (used / (speed.perSecond * asked.seconds)) * 1e6 }
  },
  openLoad: (asked) => openLoad({ ...asked, origin: server.origin }, folder),
  waitUntilIdle: () => nothingDue(database),
  memory: () => memoryOf(server.pid),
})

async function nothingDue(path: string): Promise<void> {
  const database = new Database(path, { readonly: true })
  const waiting = database.query<{ readonly due: number }, [number]>(
    'select count(*) as due from deliveries where due_at <= ? and died_at is null',
  )
  while ((waiting.get(Date.now())?.due ?? 0) > 0) await Bun.sleep(100)
  database.close()
}

/** Resident memory of a process, in megabytes. */
export async function memoryOf(pid: number): Promise<number> {
  const kilobytes = await new Response(
    Bun.spawn(['ps', '-o', 'rss=', '-p', `${pid}`]).stdout,
  ).text()
  return Number(kilobytes) / 1024
}

/** Seconds of processor that a process has used. */
export function processorOf(pid: number): number {
  const [user = 0, system = 0] =
    readFileSync(`/proc/${pid}/stat`, 'utf8')
      .split(') ')[1]
      ?.split(' ')
      .slice(11, 13)
      .map(Number) ?? []
  return (user + system) / 100
}

/** Runs a floor as a process and parses its result. */
export async function floor(name: string, ...args: readonly string[]): Promise<Speed> {
  const path = new URL(`./floors/${name}.ts`, import.meta.url).pathname
  const child = Bun.spawn(['bun', path, ...args], { stdout: 'pipe', stderr: 'inherit' })
  return JSON.parse(await new Response(child.stdout).text())
}
