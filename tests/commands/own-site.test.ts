import { afterAll, expect, test } from 'bun:test'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { sha256Secrets } from '#adapters/system/sha256-secrets.ts'
import type { Line } from '#api/commands/doctor/line.ts'
import { stepAt } from '#core/desk/second-factor.ts'
import { openDns } from '#tests/adapters/mail/open-dns.ts'
import { openMailServer } from '#tests/adapters/mail/open-post-office.ts'
import { openMollie } from '#tests/adapters/payments/mollie/open-mollie.ts'
import { createDatabase } from '#tests/contracts/postgres-server.ts'
import { temporaryFolder } from '../running-server.ts'
import { ownAnswers, SENDER_ZONE } from './own-answers.ts'

const ROOT = new URL('../..', import.meta.url).pathname
const TIMEOUT = 120_000
const HAS_PAGES = existsSync(join(ROOT, 'dist/server/entry-server.js'))

const folder = await temporaryFolder('own-site')
const database = await createDatabase('empty')
const mail = await openMailServer()
const names = await openDns(SENDER_ZONE)
const mollie = openMollie('test_linde')
afterAll(async () => {
  names.close()
  await mail.close()
  await mollie.close()
  await folder.dispose()
})

/** A process of an operator's, with the env file if there is one. */
function spawn(given: readonly string[], envFile: string | null) {
  const flags = envFile === null ? [] : [`--env-file=${envFile}`]
  return Bun.spawn([process.execPath, ...flags, ...given], {
    cwd: ROOT,
    env: {
      PATH: process.env.PATH ?? '',
      HOME: process.env.HOME ?? '',
      ...(envFile === null ? { MOLLIE_API_URL: mollie.apiUrl } : { STOP_DELAY: '0' }),
      PAGES: HAS_PAGES ? '1' : '0',
    },
    stdin: 'ignore',
    stdout: 'pipe',
    stderr: 'pipe',
  })
}

async function run(command: string, given: readonly string[], envFile: string | null) {
  const child = spawn(['run', '--silent', command, ...given], envFile)
  const [output, complaint, code] = await Promise.all([
    new Response(child.stdout).text(),
    new Response(child.stderr).text(),
    child.exited,
  ])
  return { output, complaint, code }
}

/** A browser at the desk, as far as logging in goes. */
function deskAt(origin: string) {
  const jar = new Map<string, string>()
  return async (method: string, path: string, body?: object) => {
    const answer = await fetch(`${origin}/api/desk${path}`, {
      method,
      headers: {
        origin,
        cookie: [...jar].map((pair) => pair.join('=')).join('; '),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    for (const cookie of answer.headers.getSetCookie()) {
      const [name = '', ...value] = (cookie.split(';')[0] ?? '').split('=')
      jar.set(name, value.join('='))
    }
    expect([path, answer.status]).toEqual([path, 200])
    return answer.json()
  }
}

/** From nothing to a running site of one's own, whose owner is at the desk. */
async function walk(name: string, databaseUrl: string | null) {
  const dataDir = join(folder.path, name)
  const answers = {
    ...ownAnswers(dataDir),
    ...(databaseUrl && { database_url: databaseUrl }),
    smtp_host: '127.0.0.1',
    smtp_port: mail.url.split(':').at(-1),
    test_mail: 'mia@linde.example',
    provider: 'mollie',
    mollie_key: 'test_linde',
  }
  const file = join(folder.path, `${name}.json`)
  await Bun.write(file, JSON.stringify(answers))
  const dns = ['--dns', names.server, '--dkim', 'vonk2026']
  const made = await run('init', ['--file', file, ...dns], null)
  expect([made.complaint, made.code]).toEqual(['', 0])
  const envFile = join(dataDir, 'vonk.env')
  const token = /\/desk\/invitation\/([\w-]{43})/.exec(made.output)?.[1] ?? ''

  const server = spawn(['api/server.ts'], envFile)
  try {
    const decoder = new TextDecoder()
    let written = ''
    for await (const bytes of server.stdout) {
      written += decoder.decode(bytes)
      if (written.includes('Vonk is at')) break
    }
    const origin = `http://localhost:${answers.port}`
    const page = HAS_PAGES ? '/' : '/api/settings.php'
    const first = await (await fetch(`${origin}${page}`)).text()
    expect(first).toContain('Onder de Linde')

    const desk = deskAt(origin)
    await desk('POST', '/invitation', { token, password: 'a secret behind the desk' })
    const { secret, sealed } = await desk('GET', '/second-factor')
    const code = await sha256Secrets('').authenticatorCode(secret, stepAt(Date.now()))
    await desk('POST', '/second-factor', { sealed, code })
    await desk('GET', '/overview')

    const backups = join(folder.path, `${name}-backups`)
    expect((await run('backup', [backups], envFile)).complaint).toBe('')
    return await run('doctor', ['--json', '--backups', backups, ...dns], envFile)
  } finally {
    server.kill('SIGTERM')
    await server.exited
  }
}

/** Whatever a test key, Mollie's methods, the minute after a start and an older build let the doctor look at. */
const EXPECTED = ['payments', 'methods of linde', 'ready', 'build']

test.each([
  ['libSQL', null] as const,
  ...(database ? ([['PostgreSQL', database.url]] as const) : []),
])(
  'a file of answers becomes a site of one’s own, and the doctor finds nothing wrong: %s',
  async (name, url) => {
    const examined = await walk(name, url)
    const { wrong, lines }: { wrong: number; lines: readonly Line[] } = JSON.parse(examined.output)
    expect(lines.filter(({ state }) => state === 'wrong')).toEqual([])
    expect([wrong, examined.code, examined.complaint]).toEqual([0, 0, ''])
    const looks = lines.filter(({ state, about }) => state === 'look' && !EXPECTED.includes(about))
    expect(looks).toEqual([])
    expect(lines.find(({ about }) => about === 'operators')?.state).toBe('ok')
  },
  TIMEOUT,
)
