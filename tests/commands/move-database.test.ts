import { Database } from 'bun:sqlite'
import { expect, test } from 'bun:test'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { SQL } from 'bun'
import { openLibsql } from '#adapters/drizzle/libsql.ts'
import { openPostgres } from '#adapters/drizzle/postgres.ts'
import { createDatabase, NO_TIMEOUTS } from '#tests/contracts/postgres-server.ts'
import { clientOf } from '#tests/crash/client.ts'
import { settle } from '#tests/crash/test-members.ts'
import { startServer, temporaryFolder } from '../running-server.ts'
import { until } from '../until.ts'
import { runCommand } from './run-command.ts'

const TIMEOUT = 120_000
const ROOT = new URL('../..', import.meta.url).pathname
const SECRET = { SESSION_SECRET: 'a key of this install, long enough' }
const database = await createDatabase('empty')

test('move names its parts and takes nothing else', async () => {
  for (const given of [
    [],
    ['guests'],
    ['database'],
    ['database', '--to'],
    ['database', '--reopen', 'more'],
    ['database', '--to', 'http://a'],
    ['database', '--to', 'file:a', 'more'],
  ])
    expect((await runCommand('move', given, {})).complaint).toStartWith(
      'Not done: bun run move database --to',
    )
  const refused = async (to: string) =>
    (await runCommand('move', ['database', '--to', to], { DATA_DIR: '/dev/null' })).complaint
  expect(await refused('file:b')).toContain('There is no database at')
  // A password that is in no argument.
  const told = { DATA_DIR: '/dev/null', MOVE_TO_URL: 'postgres://a:$b@c/d' }
  expect((await runCommand('move', ['database'], told)).complaint).toContain('must be without "$"')
  expect(await refused('libsql://a.example')).toContain('this command cannot')
  expect(await refused('postgres://a:$b@c/d')).toContain('must be without "$"')
})

if (database) {
  const { url } = database
  const folder = await temporaryFolder('move-command')
  const env = { DATA_DIR: folder.path, ...SECRET }
  const command = ['database', '--to', url]

  test(
    'members read while a database is moved, write again when that is cut off, and go on where it went',
    async () => {
      const [member] = await settle(folder.path, [50])
      if (!member) throw new Error('nobody settled')
      const file = join(folder.path, 'vonk.db')
      using seen = new Database(file)
      seen.run('update sessions set seen_at = seen_at - 3600000')
      seen.close()
      await (await openPostgres({ url, ...NO_TIMEOUTS })).close()
      const server = await startServer({ dataDir: folder.path, env: { ...SECRET, PAGES: '0' } })
      const client = clientOf(server.origin)
      const write = (id: string) =>
        client.call(member.session, `/api/conversations/${member.conversation}/messages`, {
          id,
          text: 'hello',
        })
      const read = () => client.call(member.session, '/api/user.php')

      // Holds the move where it copies.
      const held = new SQL({ url, max: 1 })
      const holding = await held.reserve()
      await holding.unsafe('begin; lock table accounts in share mode')
      const moving = Bun.spawn([process.execPath, 'api/commands/move.ts', ...command], {
        cwd: ROOT,
        env: { ...process.env, ...env },
        stdout: 'ignore',
      })
      await waitsFor(moving)
      expect(await write(crypto.randomUUID())).toMatchObject({
        status: 503,
        body: { code: 'busy' },
      })
      expect(await read()).toMatchObject({ status: 200 })
      expect((await fetch(`${server.origin}/ready`)).status).toBe(200)
      const second = await runCommand('move', command, env)
      expect(second.complaint).toContain('Another move')

      moving.kill('SIGKILL')
      await moving.exited
      expect(await write(crypto.randomUUID())).toMatchObject({ status: 201 })
      await holding.unsafe('rollback')
      // PostgreSQL sees that the killed one has gone once its statement has ended.
      await until(async () => {
        const locks = await holding`select from pg_locks join pg_database on oid = database
          where datname = current_database() and locktype = 'advisory'`
        return locks.length === 0
      })
      await held.close({ timeout: 0 })

      const moved = await runCommand('move', command, env)
      expect(moved).toMatchObject({ code: 0, complaint: '' })
      expect(moved.output).toContain('Equal in both: ')
      expect(await write(crypto.randomUUID())).toMatchObject({
        status: 503,
        body: { code: 'busy' },
      })
      expect(await read()).toMatchObject({ status: 200 })
      await until(async () => (await fetch(`${server.origin}/ready`)).status === 503)
      await server.stop()
      const looked = await runCommand('doctor', [], env)
      expect(looked.output).toContain('WRONG  database: this database was moved to another one at ')
      await expect(startServer({ dataDir: folder.path, env: SECRET })).rejects.toThrow(
        'this database was moved to another one',
      )

      const made = parseEnv(await readFile(join(folder.path, 'moved.env'), 'utf8'))
      expect(made).toMatchObject({ ...SECRET, DATABASE_URL: url })
      const next = await startServer({
        dataDir: folder.path,
        env: { ...made, PAGES: '0' } as never,
      })
      const again = clientOf(next.origin)
      expect(
        await again.call(member.session, `/api/conversations/${member.conversation}/messages`, {
          id: crypto.randomUUID(),
          text: 'hello there',
        }),
      ).toMatchObject({ status: 201 })

      // And back, beside the server on PostgreSQL.
      const back = `file:${join(folder.path, 'back.db')}`
      const returned = await runCommand('move', ['database', '--to', back], {
        ...env,
        DATABASE_URL: url,
      })
      expect(returned).toMatchObject({ code: 0, complaint: '' })
      expect(
        await again.call(member.session, `/api/conversations/${member.conversation}/messages`, {
          id: crypto.randomUUID(),
          text: 'and now',
        }),
      ).toMatchObject({ status: 503, body: { code: 'busy' } })
      await next.stop()
      const last = await openLibsql({ url: back })
      expect(await last.reads.messages.sentBy(member.id)).toBe(2)
      await last.close()
      await folder.dispose()
    },
    TIMEOUT,
  )

  /** Until the move waits for the lock that the test holds. */
  async function waitsFor(moving: Bun.Subprocess): Promise<void> {
    const looking = new SQL({ url, max: 1 })
    for (;;) {
      const [found] = await looking`select count(*)::int as waiting from pg_locks
        where not granted and relation = 'accounts'::regclass`
      if (found.waiting > 0) break
      if (moving.exitCode !== null) throw new Error('the move ended')
      await Bun.sleep(5)
    }
    await looking.close()
  }
}
