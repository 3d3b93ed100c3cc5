import { expect, test } from 'bun:test'
import { appendFile, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { checkPostgres } from '#adapters/backup/postgres-dump.ts'
import { openPostgres } from '#adapters/drizzle/postgres.ts'
import { grant } from '#core/money/book.ts'
import { ok } from '#core/shared/result.ts'
import { NO_TIMEOUTS } from '#tests/contracts/postgres-server.ts'
import { addMember, NOW, newId } from '#tests/contracts/sample.ts'
import { temporaryFolder } from '../running-server.ts'
import { isFull } from '../share.ts'
import { until } from '../until.ts'
import { missingPrograms, postgresCluster } from './postgres-cluster.ts'

const TIMEOUT = 120_000
/** Of the handbook, where the folders are others. */
const BASE = ['-X', 'none', '--checkpoint=fast']
const RECEIVE = ['--slot=vonk', '--synchronous']
const FETCH = 'cp /backup/wal/%f %p || cp /backup/wal/%f.partial %p'

test('the handbook has the commands that this drills', async () => {
  const handbook = await Bun.file(
    new URL('../../api/OPERATING.md', import.meta.url).pathname,
  ).text()
  for (const part of [...BASE.slice(1), ...RECEIVE, '--create-slot', FETCH, 'recovery.signal'])
    expect(handbook).toContain(part)
})

const title = 'a PostgreSQL cluster is lost, and restored as it was at a moment, from base and log'
if (!isFull) test.skip(`${title}: in check --full`, () => undefined)
else if (missingPrograms.length > 0)
  test.skip(`${title}: SKIPPED, this machine has no ${missingPrograms.join()}`, () => undefined)
else
  test(
    title,
    async () => {
      const folder = await temporaryFolder('point-in-time')
      const cluster = await postgresCluster(join(folder.path, 'cluster'))
      const { data, url, run, ask } = cluster
      const [base, wal] = [`${data}-base`, `${data}-wal`]
      await cluster.start()
      const storage = await openPostgres({ url, ...NO_TIMEOUTS })
      const member = await addMember(storage)
      const give = ({ atomically }: typeof storage, amount: number) =>
        atomically(async (stores) => {
          const stamp = { now: () => NOW, newId }
          await grant(stores, stamp, { member, amount, reason: 'bonus', reference: newId() })
          return ok(null)
        })
      await give(storage, 1)

      await run('pg_receivewal', '-d', url, '--slot=vonk', '--create-slot')
      await cluster.makeFolder(wal)
      const receiver = cluster.spawn('pg_receivewal', '-D', wal, '-d', url, ...RECEIVE)
      await run('pg_basebackup', '-D', base, '-d', url, ...BASE)
      await give(storage, 10)
      const moment = String(await ask('select clock_timestamp()::text'))
      await give(storage, 100)
      // All of it is in the log's last part, which is not whole yet.
      const written = String(await ask('select pg_current_wal_flush_lsn()::text'))
      const stored = `select count(*) from pg_stat_replication where flush_lsn >= '${written}'`
      await until(async () => Number(await ask(stored)) > 0)
      await storage.close()
      await cluster.kill()
      // It would go on to look for its server.
      receiver.kill()
      await receiver.exited
      expect((await readdir(wal)).some((name) => name.endsWith('.partial'))).toBe(true)

      await rm(data, { recursive: true })
      await rename(base, data)
      const fetch = FETCH.replaceAll('/backup/wal', wal)
      await appendFile(
        join(data, 'postgresql.conf'),
        `restore_command = '${fetch}'\nrecovery_target_time = '${moment}'\n`,
      )
      await writeFile(join(data, 'recovery.signal'), '')
      await cluster.start()
      await until(async () => (await ask('select pg_get_wal_replay_pause_state()')) === 'paused')
      const granted = `select granted from wallets where member = '${member}'`
      expect(await ask(granted)).toBe(11)
      await ask('select pg_wal_replay_resume()')
      await until(async () => (await ask('select pg_is_in_recovery()')) === false)

      const restored = await openPostgres({ url, ...NO_TIMEOUTS })
      expect((await checkPostgres(url)).uneven).toBe(0)
      await give(restored, 5)
      expect(await ask(granted)).toBe(16)
      await restored.close()
      await cluster.kill()
      await folder.dispose()
    },
    TIMEOUT,
  )
