import { chmod, chown, mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { SQL } from 'bun'
import { freePort } from '../free-port.ts'
import { until } from '../until.ts'

const NEEDED = ['initdb', 'postgres', 'pg_basebackup', 'pg_receivewal'] as const
type Program = (typeof NEEDED)[number]

/** Newest first, as distributions keep the server's programs out of `PATH`. */
const FOLDERS = [...new Bun.Glob('/usr/lib/postgresql/*/bin/').scanSync({ onlyFiles: false })]
  .toSorted((a, b) => Bun.semver.order(`${b.split('/')[4]}.0.0`, `${a.split('/')[4]}.0.0`))
  .join(':')
const found = (name: string) => Bun.which(name, { PATH: `${FOLDERS}:${process.env.PATH}` })

/** PostgreSQL's server refuses to run as root; `nobody` has nothing else on this machine. */
const NOBODY = 65_534
const isRoot = process.getuid?.() === 0

/** Programs of PostgreSQL that this machine lacks for a cluster of a test's own. */
export const missingPrograms: readonly string[] = [
  ...NEEDED,
  ...(isRoot ? ['setpriv'] : []),
].filter((name) => found(name) === null)

/** A PostgreSQL cluster of its own in a folder, which is the server's to write in. */
export async function postgresCluster(folder: string) {
  const data = join(folder, 'data')
  const port = freePort()
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  const makeFolder = async (path: string) => {
    await mkdir(path)
    if (isRoot) await chown(path, NOBODY, NOBODY)
  }
  // The one above is the tests' own.
  await chmod(dirname(folder), 0o755)
  await makeFolder(folder)

  const said = (name: Program) => Bun.file(`${folder}/${name}.log`)
  const spawn = (name: Program, ...given: readonly string[]) => {
    const drop = ['setpriv', `--reuid=${NOBODY}`, `--regid=${NOBODY}`, '--clear-groups']
    const command = [...(isRoot ? drop : []), found(name) ?? name, ...given]
    const env = { ...process.env, HOME: folder, LC_ALL: 'C' }
    return Bun.spawn(command, {
      cwd: folder,
      env,
      stdin: 'ignore',
      stdout: 'ignore',
      stderr: said(name),
    })
  }
  const run = async (name: Program, ...given: readonly string[]) => {
    const child = spawn(name, ...given)
    if ((await child.exited) !== 0) throw new Error(`${name} failed: ${await said(name).text()}`)
  }
  await run('initdb', '-D', data, '--username=postgres', '--auth=trust', '--no-sync', '--locale=C')
  await writeFile(
    join(data, 'postgresql.conf'),
    `listen_addresses = '127.0.0.1'\nport = ${port}\nunix_socket_directories = ''\nfsync = off\n`,
  )

  const ask = async (statement: string) => {
    const client = new SQL({ url, max: 1 })
    try {
      return (await client.unsafe(statement).values())[0]?.[0]
    } finally {
      await client.close({ timeout: 0 })
    }
  }
  let server: ReturnType<typeof spawn> | null = null
  return {
    data,
    url,
    makeFolder,
    spawn,
    run,
    ask,
    async start() {
      const child = spawn('postgres', '-D', data)
      server = child
      await until(async () => {
        if (child.exitCode !== null)
          throw new Error(`PostgreSQL ended: ${await said('postgres').text()}`)
        return ask('select 1').then(
          () => true,
          () => false,
        )
      })
    },
    /** As when the machine is lost. */
    async kill() {
      server?.kill('SIGQUIT')
      await server?.exited
    },
  }
}
