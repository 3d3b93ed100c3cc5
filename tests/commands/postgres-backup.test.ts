import { afterAll, expect, test } from 'bun:test'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { SQL } from 'bun'
import { inspectPostgres } from '#adapters/backup/postgres-dump.ts'
import { openPostgres } from '#adapters/drizzle/postgres.ts'
import { sha256Secrets } from '#adapters/system/sha256-secrets.ts'
import { urlDomains } from '#adapters/system/url-domains.ts'
import { addOperator } from '#core/desk/access/invite-operator.ts'
import { recordedAs } from '#core/desk/log/recorded-as.ts'
import { grant } from '#core/money/book.ts'
import type { Storage } from '#core/ports.ts'
import { ok } from '#core/shared/result.ts'
import { createDatabase, NO_TIMEOUTS } from '#tests/contracts/postgres-server.ts'
import { addMember, NOW, newId } from '#tests/contracts/sample.ts'
import { addSession } from '#tests/contracts/sample-operator.ts'
import { temporaryFolder } from '../running-server.ts'
import { until } from '../until.ts'
import { nameIn } from './backups-there.ts'
import { runCommand, spawnCommand } from './run-command.ts'

const TIMEOUT = 120_000

/** Adds an operator, a session of theirs, and what they did. */
async function addAction(storage: Storage) {
  const stamp = { ...storage, now: () => NOW, newId }
  const secrets = sha256Secrets('')
  const added = await addOperator(
    { ...stamp, secrets, domains: urlDomains },
    { email: 'mia@vonk.example', name: 'Mia' },
  )
  if (!added.ok) throw new Error(added.error.code)
  const ports = recordedAs(stamp, added.value.operator, 'complaint.answered', 'c-1')
  await ports.atomically(async (stores) => ok(await addSession(stores, added.value.operator)))
}

const [from, to] = [await createDatabase(), await createDatabase('empty')]

if (from && to) {
  const folder = await temporaryFolder('postgres-backup')
  afterAll(() => folder.dispose())
  const [dataDir, restoredDir] = [join(folder.path, 'old'), join(folder.path, 'new')]
  await mkdir(join(dataDir, 'photos/ab'), { recursive: true })
  await writeFile(join(dataDir, 'photos/ab/key-ab.full'), 'a photo')
  const target = join(folder.path, 'backups')
  const there = { DATA_DIR: dataDir, DATABASE_URL: from.url, SESSION_SECRET: 'x'.repeat(32) }
  const here = { DATA_DIR: restoredDir, DATABASE_URL: to.url }

  test(
    'a PostgreSQL database is backed up under load, and restored into another',
    async () => {
      const storage = await openPostgres({ url: from.url, ...NO_TIMEOUTS })
      const member = await addMember(storage)
      const gift = () =>
        storage.atomically(async (stores) => {
          const stamp = { now: () => NOW, newId }
          await grant(stores, stamp, { member, amount: 1, reason: 'bonus', reference: newId() })
          return ok(null)
        })
      for (let n = 0; n < 20; n += 1) await gift()
      await addAction(storage)
      let writing = true
      const lives = [1, 2, 3].map(async () => {
        while (writing) await gift()
      })
      const made = await runCommand('backup', [target], there)
      writing = false
      await Promise.all(lives)
      expect(made).toMatchObject({ code: 0, complaint: '' })
      expect(made.output).toContain('set in the environment: SESSION_SECRET.')

      const open = await runCommand('restore', [await backup()], {
        ...here,
        DATABASE_URL: from.url,
      })
      expect(open.complaint).toContain('connections to the database are open. Stop the servers')
      await storage.close()

      const done = await runCommand('restore', [await backup()], here)
      expect(done).toMatchObject({ code: 0, complaint: '' })
      expect(done.output).toContain('with the same SESSION_SECRET as then')
      expect(await readFile(join(restoredDir, 'photos/ab/key-ab.full'), 'utf8')).toBe('a photo')
      const restored = await openPostgres({ url: to.url, ...NO_TIMEOUTS })
      const { reads } = restored
      const balance = await reads.ledger.balance(`granted:${member}`)
      expect(balance).toBeGreaterThanOrEqual(20)
      expect(await reads.wallets.of(member)).toMatchObject({ granted: balance })
      // The ledger is still append-only.
      const client = new SQL({ url: to.url, max: 1 })
      await expect(client`delete from ledger_entries`.execute()).rejects.toThrow()
      // So is the list of what operators did.
      expect(await reads.operatorActions.newest(null, 9)).toMatchObject([{ subject: 'c-1' }])
      await expect(client`delete from operator_actions`.execute()).rejects.toThrow()
      expect(await reads.operators.byEmail('mia@vonk.example')).toMatchObject({ name: 'Mia' })
      await client.close()
      await restored.close()
      // The server ends them after we have closed them, and the next restore is refused until then.
      await until(async () => (await inspectPostgres(to.url)).connections === 0)
    },
    TIMEOUT,
  )

  test(
    'restoring over a PostgreSQL database must be confirmed',
    async () => {
      const refused = await runCommand('restore', [await backup()], {
        ...here,
        DATA_DIR: join(folder.path, 'third'),
      })
      expect(refused.complaint).toStartWith('Not done: The database is not empty.')
      const done = await runCommand('restore', [await backup(), '--overwrite'], here)
      expect(done).toMatchObject({ code: 0, complaint: '' })
    },
    TIMEOUT,
  )

  test('without PostgreSQL’s tools no backup is made, with an error', async () => {
    const made = await spawnCommand('backup', [join(folder.path, 'none')], {
      ...there,
      PATH: folder.path,
    })
    expect(made.complaint).toStartWith('Not done: pg_dump is not on the PATH.')
    expect(await readdir(join(folder.path, 'none')).catch(() => [])).toEqual([])
  })

  async function backup() {
    return join(target, await nameIn(target))
  }
}
