import { afterAll, expect, test } from 'bun:test'
import { exists, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { attempt } from '#api/commands/command.ts'
import type { Answers, Key } from '#api/commands/init/answers.ts'
import { type Asker, Stopped } from '#api/commands/init/asker.ts'
import { initWith } from '#api/commands/init.ts'
import { openDns } from '#tests/adapters/mail/open-dns.ts'
import { arrivedIn, openMailServer } from '#tests/adapters/mail/open-post-office.ts'
import { openMollie } from '#tests/adapters/payments/mollie/open-mollie.ts'
import { temporaryFolder } from '../running-server.ts'
import { ownAnswers, SENDER_ZONE } from './own-answers.ts'

const folder = await temporaryFolder('init-terminal')
const mail = await openMailServer()
const names = await openDns(SENDER_ZONE)
const mollie = openMollie('test_linde')
afterAll(async () => {
  names.close()
  await mail.close()
  await mollie.close()
  await folder.dispose()
})

const STOP = Symbol('Ctrl-C')

/** Somebody who gives these answers, each of a list once; and what they were told. */
function somebody(answers: Partial<Record<Key, string | readonly (string | typeof STOP)[]>>) {
  const left = new Map(
    Object.entries(answers).map(([key, given]) => [
      key,
      typeof given === 'string' ? given : [...given],
    ]),
  )
  const asked: Key[] = []
  const told: string[] = []
  const asker: Asker = {
    async ask({ key }, initial) {
      asked.push(key)
      const given = left.get(key)
      const answer = Array.isArray(given) ? given.shift() : given
      if (answer === STOP) throw new Stopped()
      return answer === undefined ? initial : String(answer)
    },
    async askLine(words) {
      told.push(words)
      const payment = mollie.payments[0]
      if (words.startsWith('Pay at')) {
        if (payment) mollie.change(payment.id, { status: 'paid' })
        return ''
      }
      // The first time the code is mistyped.
      if (!told.includes('typed')) {
        told.push('typed')
        return '000'
      }
      return /\b\d{6}\b/.exec(arrivedText())?.[0] ?? ''
    },
    refuse: (words) => void told.push(words),
    note: (words) => void told.push(words),
  }
  return { asker, asked, told }
}

const arrivedText = (): string => arrivedIn(mail.taken.at(-1)?.raw ?? '').subject || lastRaw()
const lastRaw = (): string => mail.taken.at(-1)?.raw ?? ''

async function run(asker: Asker, dataDir: string, more: readonly string[] = []) {
  let output = ''
  const env = { DATA_DIR: dataDir, MOLLIE_API_URL: mollie.apiUrl }
  const given = ['--dns', names.server, ...more]
  const complaint = await attempt(initWith(asker), given, env, (line) => {
    output += `${line}\n`
  })
  return { complaint, output }
}

const [, smtpPort = ''] = mail.url.split('127.0.0.1:')

test('what is wrong is said at once and asked again; all of it takes fewer than forty answers', async () => {
  const dataDir = join(folder.path, 'asked')
  const { data_dir: _, ...own } = ownAnswers(dataDir)
  const { asker, asked, told } = somebody({
    ...own,
    domain: ['https://linde', 'localhost'],
    prices: ['free', '25 = 19.99 EUR'],
    smtp_host: '127.0.0.1',
    smtp_port: ['9', smtpPort],
    smtp_user: '',
    test_mail: 'mia@linde.example',
    provider: 'mollie',
    mollie_key: ['live_wrong', 'test_linde'],
    test_payment: 'yes',
  })
  const { complaint, output } = await run(asker, dataDir)
  expect(complaint).toBeNull()
  for (const words of [
    'domain: must be a domain such as dating.example, without https:// and port',
    'prices: “free” is no price: write credits = amount currency, as in 25 = 19.99 EUR, 60 = 39.99 EUR',
    'The test mail arrived at mia@linde.example.',
    'mollie_key: Mollie refuses this key: copy it from Mollie’s dashboard, under Developers',
    'The test payment of 1.00 EUR by ideal is paid.',
  ])
    expect(told).toContain(words)
  expect(told.some((words) => words.startsWith('smtp_host: nothing answers there'))).toBe(true)
  expect(new Set(asked).size).toBeLessThan(40)
  expect(output).toMatch(/\n\d\d answers, 1 minute\.\n/)
  expect(output).toContain('/desk/invitation/')
  expect(await exists(join(dataDir, 'init-answers.json'))).toBe(false)
})

test('broken off, nothing is half-written, and the next run goes on with the answers', async () => {
  const dataDir = join(folder.path, 'broken')
  const own: Answers = ownAnswers(dataDir)
  const early = somebody({ database_url: [STOP] })
  expect((await run(early.asker, dataDir)).complaint).toBe(
    'Not done: stopped, and nothing is written.',
  )
  const first = somebody({ ...own, company_name: ['Linde B.V.'], company_address: [STOP] })
  const file = join(dataDir, 'init-answers.json')
  expect((await run(first.asker, dataDir)).complaint).toContain(`are kept in ${file}`)
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  expect(await exists(join(dataDir, 'vonk.env'))).toBe(false)
  expect(await exists(join(dataDir, 'vonk.db'))).toBe(false)

  const second = somebody({ ...own, name: 'not asked' })
  expect((await run(second.asker, dataDir)).complaint).toBeNull()
  expect(second.asked).not.toContain('name')
  expect(second.asked.slice(0, 2)).toEqual(['database_url', 'company_address'])
  const env = parseEnv(await readFile(join(dataDir, 'vonk.env'), 'utf8'))
  expect(env).toMatchObject({ PORT: own.port, PAYMENT_PROVIDER: 'none' })

  const third = somebody({})
  expect((await run(third.asker, dataDir)).output).toContain('nothing is changed')
  const again = somebody({ smtp_host: '127.0.0.1', smtp_port: smtpPort, test_mail: '' })
  expect((await run(again.asker, dataDir, ['--again'])).complaint).toBeNull()
  expect(again.asked).toEqual(['smtp_host', 'smtp_port', 'smtp_user', 'test_mail'])
})
