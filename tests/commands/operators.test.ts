import { afterAll, expect, test } from 'bun:test'
import { join } from 'node:path'
import { openLibsql } from '#adapters/drizzle/libsql.ts'
import { openPostgres } from '#adapters/drizzle/postgres.ts'
import { demoSites } from '#adapters/sites/demo-sites.ts'
import { sitesOf } from '#adapters/sites/sites-of.ts'
import { uuids } from '#adapters/system/ids.ts'
import { mockedPasswords } from '#adapters/system/mocked-secrets.ts'
import { sha256Secrets } from '#adapters/system/sha256-secrets.ts'
import { acceptInvitation } from '#core/desk/access/accept-invitation.ts'
import type { Storage } from '#core/ports.ts'
import { createDatabase, NO_TIMEOUTS } from '#tests/contracts/postgres-server.ts'
import { commit } from '#tests/contracts/sample.ts'
import { sampleSecondFactor } from '#tests/core/desk/access/open-desk.ts'
import { temporaryFolder } from '../running-server.ts'
import { runCommand } from './run-command.ts'

const folder = await temporaryFolder('operators')
afterAll(() => folder.dispose())
const database = await createDatabase()

const EMAIL = 'mia@vonk.example'

const accept = (storage: Storage, token: string) =>
  acceptInvitation(
    {
      ...storage,
      passwords: mockedPasswords,
      sites: sitesOf(demoSites('sandbox')),
      secrets: sha256Secrets('any'),
      now: Date.now,
      newId: uuids(Date.now),
    },
    { token, password: 'a secret behind the desk', session: null },
  )

/** The token in a printed link. */
const tokenIn = (output: string, base: string): string =>
  new RegExp(`^${base}/desk/invitation/([\\w-]{43})$`, 'm').exec(output)?.[1] ?? ''

test('an operator is added, invited again and removed by command', async () => {
  const path = join(folder.path, 'file')
  const ask = (...given: readonly string[]) =>
    runCommand('operators', given, { DATA_DIR: path, PORT: '3456' })
  const withFile = async <T>(look: (storage: Storage) => Promise<T>): Promise<T> => {
    const storage = await openLibsql({ url: `file:${join(path, 'vonk.db')}` })
    try {
      return await look(storage)
    } finally {
      await storage.close()
    }
  }

  const added = await ask('add', EMAIL, '--name', 'Mia')
  expect(added.code).toBe(0)
  const first = tokenIn(added.output, 'http://localhost:3456')
  expect((await ask()).output).toContain(`${EMAIL}  Mia  no password yet, invited until`)
  expect((await ask('add', EMAIL.toUpperCase(), '--name', 'Mo')).complaint).toContain('`invite`')

  const invited = await ask('invite', EMAIL)
  const token = tokenIn(invited.output, 'http://localhost:3456')
  await withFile(async (storage) => {
    expect((await accept(storage, first)).ok).toBe(false)
    expect((await accept(storage, token)).ok).toBe(true)
  })
  const listed = await ask()
  expect(listed.output).toContain(
    `1 operators\n  ${EMAIL}  Mia  active, no authenticator app yet  owner\n`,
  )
  expect(listed.output).not.toContain(token)

  await withFile(async (storage) => {
    const mia = await storage.reads.operators.byEmail(EMAIL)
    await commit(storage, ({ secondFactors }) =>
      secondFactors.add(sampleSecondFactor(mia?.id ?? '')),
    )
  })
  expect((await ask()).output).toContain(`${EMAIL}  Mia  active  owner\n`)
  const reset = () => ask('reset-second-factor', EMAIL)
  expect((await reset()).output).toContain('adds an authenticator app at the next login')
  expect((await reset()).output).toContain('has no authenticator app')
  expect((await ask()).output).toContain('no authenticator app yet')

  expect((await ask('remove', EMAIL)).code).toBe(0)
  expect((await ask()).output).toMatch(/0 operators\n.*Mia {2}removed 20/)
  expect((await ask('remove', EMAIL)).complaint).toContain('no operator with this email')
})

test('a wrong call says how it is done, and changes nothing', async () => {
  const path = join(folder.path, 'wrong')
  const ask = (...given: readonly string[]) => runCommand('operators', given, { DATA_DIR: path })
  for (const wrong of [
    ['add', EMAIL],
    ['add', EMAIL, '--name', ' '],
    ['add', EMAIL, '--name', 'x'.repeat(81)],
    ['add', EMAIL, '--nick', 'Mia'],
    ['invite'],
    ['invite', EMAIL, '--name', 'Mia'],
    ['promote', EMAIL],
    ['reset-second-factor'],
    ['reset-second-factor', EMAIL, '--name', 'Mia'],
  ]) {
    const { code, complaint } = await ask(...wrong)
    expect([code, complaint]).toEqual([1, expect.stringContaining('bun run operators')])
  }
  expect((await ask('add', 'mia', '--name', 'Mia')).complaint).toContain('no email address')
  expect((await ask('invite', EMAIL)).complaint).toContain('no operator with this email')
  expect((await ask('reset-second-factor', EMAIL)).complaint).toContain('no operator with this')
})

test.skipIf(!database)(
  'works beside a running server on PostgreSQL, with its address',
  async () => {
    const storage = await openPostgres({ url: database?.url ?? '', ...NO_TIMEOUTS })
    database?.onClose(storage.close)
    const env = {
      DATABASE_URL: database?.url ?? '',
      PUBLIC_URL: 'https://vonk.example',
      DATA_DIR: folder.path,
    }
    const added = await runCommand('operators', ['add', EMAIL, '--name', 'Mia'], env)
    const token = tokenIn(added.output, 'https://vonk.example')
    const login = await accept(storage, token)
    expect(login.ok).toBe(true)
    await runCommand('operators', ['remove', EMAIL], env)
    const session = login.ok ? (login.value.login?.session.id ?? '') : ''
    expect(await storage.reads.operatorSessions.byId(session)).toBeNull()
  },
)

test('an operator is added with other roles than an owner’s, and the log says so', async () => {
  const path = join(folder.path, 'roles')
  const ask = (...given: readonly string[]) => runCommand('operators', given, { DATA_DIR: path })
  const add = (...role: readonly string[]) => ask('add', EMAIL, '--name', 'Mia', ...role)
  expect((await add('--role', 'janitor')).complaint).toContain('janitor: roles are owner, moder')
  expect((await add('--role')).complaint).toContain('bun run operators')
  expect((await add('--role', 'editor', 'more')).complaint).toContain('bun run operators')
  expect((await add('--role', 'moderator,finance@vonk')).code).toBe(0)
  expect((await ask()).output).toContain('  moderator, finance@vonk\n')
  expect((await ask('remove', EMAIL)).output).toContain('Nobody is an owner of the desk now')
  const storage = await openLibsql({ url: `file:${join(path, 'vonk.db')}` })
  const log = await storage.reads.operatorActions.newest(null, 9)
  await storage.close()
  expect(log.map(({ action, operator, reason }) => [action, operator, reason])).toEqual([
    ['operator.removed', null, 'moderator, finance@vonk'],
    ['operator.invited', null, 'moderator, finance@vonk'],
  ])
})
