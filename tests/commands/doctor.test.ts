import { Database } from 'bun:sqlite'
import { afterAll, describe, expect, test } from 'bun:test'
import { chmod, mkdir, rm, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { demoSites } from '#adapters/sites/demo-sites.ts'
import { checkBackup, checkBuild } from '#api/commands/doctor/files.ts'
import type { Line } from '#api/commands/doctor/line.ts'
import { checkPayments } from '#api/commands/doctor/payment.ts'
import { checkPublic, hstsLine, upgradeLine } from '#api/commands/doctor/public.ts'
import { checkDatabase } from '#api/commands/doctor/storage.ts'
import { backupKeyIn } from '#api/server/backup-config.ts'
import { type Config, readConfig } from '#api/server/config.ts'
import { DAY } from '#core/shared/time.ts'
import { openDns } from '#tests/adapters/mail/open-dns.ts'
import { openMollie } from '#tests/adapters/payments/mollie/open-mollie.ts'
import { s3Server } from '#tests/s3-server.ts'
import { freePort } from '../free-port.ts'
import { temporaryFolder } from '../running-server.ts'
import { ownAnswers, SENDER_ZONE } from './own-answers.ts'
import { runCommand } from './run-command.ts'

const folder = await temporaryFolder('doctor')
const names = await openDns({ ...SENDER_ZONE, 'bare.example': {} })
const mollie = openMollie('live_linde')
afterAll(async () => {
  names.close()
  await mollie.close()
  await folder.dispose()
})

type Env = Readonly<Record<string, string>>

/** What the doctor says, by what it is about. */
async function examine(env: Env, more: readonly string[] = []) {
  const ran = await runCommand('doctor', ['--json', '--dns', names.server, ...more], env)
  const { wrong, lines }: { wrong: number; lines: readonly Line[] } = JSON.parse(ran.output)
  expect(ran.code).toBe(wrong > 0 ? 1 : 0)
  const at = (about: string) => {
    const line = lines.find((one) => one.about === about)
    return line ? `${line.state}: ${line.says}` : null
  }
  return { ...ran, at, lines }
}

/** An install without a server. */
async function install(
  name: string,
): Promise<Env & { readonly DATA_DIR: string; readonly PORT: string }> {
  const dataDir = join(folder.path, name)
  const answers = ownAnswers(dataDir)
  const file = join(folder.path, `${name}.json`)
  await Bun.write(file, JSON.stringify(answers))
  const made = await runCommand('init', ['--file', file, '--dns', names.server], {})
  expect(made.complaint).toBe('')
  const env = parseEnv(await Bun.file(join(dataDir, 'vonk.env')).text())
  return { ...(env as Env), DATA_DIR: dataDir, PORT: answers.port ?? '', PAGES: '0' }
}

/** A server behind a proxy, as far as the doctor asks. */
const proxy = (to: string, change: (headers: Headers) => void, upgrades = true) =>
  Bun.serve<{ readonly path: string; readonly headers: Headers }>({
    port: 0,
    hostname: '127.0.0.1',
    async fetch(request, self) {
      const { pathname, search } = new URL(request.url)
      const headers = new Headers(request.headers)
      change(headers)
      if (request.headers.get('upgrade') && upgrades)
        return self.upgrade(request, { data: { path: pathname + search, headers } })
          ? undefined
          : new Response(null, { status: 400 })
      for (const hop of ['connection', 'upgrade', 'sec-websocket-key', 'sec-websocket-version'])
        headers.delete(hop)
      return fetch(`http://127.0.0.1:${to}${pathname}${search}`, { headers }).catch(
        () => new Response(null, { status: 502 }),
      )
    },
    websocket: {
      open({ data: { path, headers } }) {
        const options = {
          headers: { host: headers.get('host'), 'x-forwarded-for': headers.get('x-forwarded-for') },
        } as unknown as string[]
        new WebSocket(`ws://127.0.0.1:${to}${path}`, options)
      },
      message: () => undefined,
    },
  })

const append = (headers: Headers) => headers.append('x-forwarded-for', '198.51.100.7')

describe('the doctor', () => {
  test('without an install says what to do, and where an env file was not read', async () => {
    const bare = await examine({ DATA_DIR: join(folder.path, 'none') })
    expect(bare.at('environment')).toStartWith('wrong: PAYMENT_PROVIDER must be named')
    expect(bare.at('folder')).toEndWith('is not there')
    expect(bare.complaint).toContain('things are wrong.')
    const { DATA_DIR } = await install('unread')
    const unread = await examine({ DATA_DIR })
    expect(unread.at('env file')).toBe(`wrong: ${DATA_DIR}/vonk.env is there, but was not read`)
    expect((await runCommand('doctor', ['--all'], {})).complaint).toContain(
      'bun run doctor [--json]',
    )
  })

  test('of a new install says what is still to be done, and nothing is wrong', async () => {
    const env = await install('new')
    const { at, code } = await examine(env)
    expect(code).toBe(0)
    expect(at('env file')).toEndWith('is readable by its owner alone')
    expect(at('pushes')).toBe('ok: the VAPID keys are a pair')
    expect(at('database')).toMatch(/^ok: it answers, and has version \d+$/)
    expect(at('sites')).toBe('ok: linde at localhost')
    expect(at('operators')).toStartWith('look: no owner has an authenticator app yet: mia@')
    expect(at('mail')).toStartWith('look: mails are kept')
    expect(at('SPF of hulp@linde.example')).toBe('ok: v=spf1 include:provider.example -all')
    expect(at('DKIM of hulp@linde.example')).toEndWith('has none under a usual name')
    const named = await examine(env, ['--dkim', 'vonk2026'])
    expect(named.at('DKIM of hulp@linde.example')).toBe('ok: v=DKIM1; k=rsa; p=MIIB')
    expect(at('DMARC of hulp@linde.example')).toBe('ok: v=DMARC1; p=reject')
    expect(at('payments')).toBe('look: nothing can be bought')
    expect(at('process')).toStartWith('look: nothing runs at')
    const printed = await runCommand('doctor', ['--dns', names.server], env)
    expect(printed.output).toContain('look   mail: mails are kept in the folder')
    expect(printed.output).toContain('       → set SMTP_URL')
  })

  test('says what is wrong with keys, file, mail server, port and site', async () => {
    const env = await install('wrong')
    await chmod(join(env.DATA_DIR, 'vonk.env'), 0o644)
    const other = Bun.serve({ port: 0, hostname: '127.0.0.1', fetch: () => new Response('else') })
    const { at } = await examine({
      ...env,
      PORT: String(other.port),
      VAPID_PUBLIC_KEY: 'B'.repeat(87),
      MAIL_WEBHOOK_SECRET: '',
      SMTP_URL: 'smtp://127.0.0.1:9',
      SITES: join(folder.path, 'no-sites.json'),
      PUBLIC_URL: 'http://linde.example',
    })
    await other.stop(true)
    expect(at('env file')).toEndWith('has secrets, and others can read it')
    expect(at('pushes')).toStartWith('wrong: VAPID_PUBLIC_KEY is not the public half')
    expect(at('bounces')).toStartWith('look: without MAIL_WEBHOOK_SECRET')
    expect(at('mail')).toStartWith('wrong: 127.0.0.1:9: nothing answers there')
    expect(at('process')).toStartWith('wrong: another program answers at')
    expect(at('sites')).toEndWith('no-sites.json, cannot be read')
    expect(at('https')).toStartWith('wrong: http://linde.example sends logins in the clear')
  })

  test('looks through the proxy while the server is stopped', async () => {
    const env = await install('proxied')
    const through = async (change: (headers: Headers) => void, upgrades = true, proxies = '1') => {
      const PORT = String(freePort())
      const front = proxy(PORT, change, upgrades)
      const PUBLIC_URL = `http://127.0.0.1:${front.port}`
      const { at } = await examine({ ...env, PORT, PUBLIC_URL, PROXIES: proxies })
      await front.stop(true)
      return [at('proxy'), at('X-Forwarded-For'), at('WebSocket')]
    }
    expect(await through(append)).toEqual([
      expect.stringMatching(/^ok: it passes the host, 127/),
      'ok: the proxy sets it, and PROXIES=1 fits',
      'ok: it is upgraded at /api/events',
    ])
    const [host, address, socket] = await through((headers) => {
      headers.delete('x-forwarded-for')
      headers.set('host', 'inside')
    }, false)
    expect(host).toStartWith('wrong: it passes the host as ')
    expect(address).toStartWith('wrong: the proxy does not set it')
    expect(socket).toStartWith('wrong: it is not upgraded')
    expect((await through(append, true, '2'))[1]).toStartWith('wrong: visitors can name an address')
    const twice = (headers: Headers) => {
      append(headers)
      append(headers)
    }
    expect((await through(twice))[1]).toStartWith('look: 2 proxies set it, and PROXIES is 1')
  })

  test('asks a running server by its public address, at the domains of all sites', async () => {
    const server = Bun.serve({
      port: 0,
      hostname: '127.0.0.1',
      fetch(request) {
        const { pathname } = new URL(request.url)
        if (pathname === '/health') return Response.json({ ok: true })
        return new Response(null, { status: request.headers.has('upgrade') ? 403 : 404 })
      },
    })
    const [first, second, third] = demoSites('none')
    if (!second || !third) throw new Error('the demo has seven sites')
    const at = (site: typeof first, domain: string) => ({
      ...site,
      settings: { ...site.settings, domain },
    })
    const sites = [first, at(second, 'localhost'), at(third, 'nowhere.invalid')] as const
    const states = async (publicUrl: string) => {
      const config = readConfig({ PAYMENT_PROVIDER: 'none', PUBLIC_URL: publicUrl, PROXIES: '1' })
      return (await checkPublic(config, sites, true)).map(({ state, about }) => `${state} ${about}`)
    }
    const origin = `http://127.0.0.1:${server.port}`
    expect(await states(origin)).toEqual([
      'wrong https',
      `ok domain 127.0.0.1:${server.port}`,
      `ok domain localhost:${server.port}`,
      `wrong domain nowhere.invalid:${server.port}`,
      'ok WebSocket',
    ])
    await server.stop(true)
    expect(upgradeLine(404).says).toContain('it is not upgraded')
    expect(upgradeLine(null).state).toBe('wrong')
    const told = new Headers({ 'strict-transport-security': 'max-age=1' })
    expect(hstsLine(new Headers(), 'year').state).toBe('wrong')
    expect(hstsLine(new Headers(), 'off').state).toBe('wrong')
    expect(hstsLine(told, 'year').state).toBe('ok')
    expect(hstsLine(told, 'off').state).toBe('look')
  })

  test('compares what sites offer with what Mollie has, and the clocks', async () => {
    const config = (key: string): Config =>
      readConfig({
        ...{ PAYMENT_PROVIDER: 'mollie', MOLLIE_API_KEY: key, MOLLIE_API_URL: mollie.apiUrl },
        PUBLIC_URL: 'http://localhost:3000',
      })
    const sites = demoSites('mollie', { texts: false })
    const lines = async (key: string, now = Date.now()) =>
      (await checkPayments(config(key), sites, now)).map(
        ({ state, about, says }) => `${state} ${about}: ${says}`,
      )
    const right = await lines('live_linde')
    expect(right[0]).toBe('ok payments: Mollie takes the key')
    expect(right[1]).toContain(
      'look methods of vonk: hidden, as they are not active at Mollie: eps',
    )
    expect(right.at(-1)).toEndWith('as Mollie says')
    expect((await lines('live_linde', Date.now() - 600_000)).at(-1)).toStartWith('wrong clock')
    expect((await lines('test_other'))[0]).toStartWith('wrong payments: Mollie refuses this key')
  })

  test('tells a bucket that photos can be in, and one that they cannot', async () => {
    const env = await install('bucket')
    const server = s3Server()
    const fine = await examine({ ...env, ...server.env })
    expect(fine.at('photos')).toStartWith('ok: s3://vonk-photos/site/ at http://127.0.0.1')
    const keys = { ...server.env, S3_SECRET_ACCESS_KEY: 'hidden' }
    const wrong = await examine({ ...env, ...keys })
    expect(wrong.at('photos')).toContain('cannot be used')
    expect(wrong.output).not.toContain('hidden')
    await server.stop()
  })

  test('tells a database of another version, and one that is none', async () => {
    const { DATA_DIR: dataDir } = await install('versions')
    const databaseUrl = `file:${join(dataDir, 'vonk.db')}`
    const state = async (url = databaseUrl) =>
      (
        await checkDatabase({
          dataDir,
          databaseUrl: url,
          databaseAuthToken: null,
          photoStore: null,
        })
      ).lines
        .map((line) => `${line.state}: ${line.says}`)
        .join()
    const change = (sql: string) => {
      const database = new Database(join(dataDir, 'vonk.db'))
      database.run(sql)
      database.close()
    }
    change(
      'delete from __drizzle_migrations where rowid = (select max(rowid) from __drizzle_migrations)',
    )
    expect(await state()).toMatch(/^look: it has version \d+ of \d+$/)
    change("insert into __drizzle_migrations (hash, created_at) values ('a', 1), ('b', 2)")
    expect(await state()).toContain('wrong: it has version')
    const none = join(folder.path, 'none.db')
    expect(await state(`file:${none}`)).toBe('look: there is none yet')
    await Bun.write(none, 'no database at all, but a text that is long enough')
    expect(await state(`file:${none}`)).toStartWith('wrong: it cannot be read')
    expect(await state(`file:${join(none, 'below.db')}`)).toEndWith('cannot be read (ENOTDIR)')
    expect(await state('postgres://nobody@127.0.0.1:9/none')).toStartWith(
      'wrong: it cannot be read',
    )
  })

  test('knows an old build, and an old backup', async () => {
    const root = join(folder.path, 'root')
    const states = async () => (await checkBuild(root)).map(({ state }) => state)
    expect(await states()).toEqual(['wrong'])
    for (const path of ['dist/api/server.js', 'dist/server/entry-server.js', 'dist/web/index.html'])
      await Bun.write(join(root, path), '')
    expect(await states()).toEqual(['ok'])
    await mkdir(join(root, 'core'))
    const late = join(root, 'core/late.ts')
    await Bun.write(late, '')
    await utimes(late, new Date(), new Date(Date.now() + 60_000))
    expect(await states()).toEqual(['look'])

    const env = await install('backed-up')
    const backups = join(folder.path, 'backups')
    const key = backupKeyIn(env)
    const own = { logged: false, install: null, now: Date.now() }
    const at = (days: number) => checkBackup(backups, key, { ...own, now: Date.now() + days * DAY })
    const age = async (days: number) => (await at(days)).map(({ state }) => state)
    expect(await age(0)).toEqual(['look'])
    expect((await runCommand('backup', [backups], env)).complaint).toBe('')
    // The second line is about its key.
    expect([await age(0), await age(3)]).toEqual([
      ['ok', 'ok'],
      ['look', 'ok'],
    ])
    expect(await checkBackup(backups, null, own)).toMatchObject([
      { state: 'wrong', says: 'The backup is encrypted: set its BACKUP_KEY.' },
    ])
    await rm(backups, { recursive: true })
  })
})
