import { afterAll, describe, expect, test } from 'bun:test'
import { exists, readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { SQL } from 'bun'
import type { Key } from '#api/commands/init/answers.ts'
import { shapeOf } from '#api/commands/init/ask-answers.ts'
import { proxySample } from '#api/commands/init/checklist.ts'
import { envText } from '#api/commands/init/env-file.ts'
import { GROUPS } from '#api/commands/init/questions.ts'
import { readConfig } from '#api/server/config.ts'
import { openDns } from '#tests/adapters/mail/open-dns.ts'
import { MAIL_PASSWORD, openMailServer } from '#tests/adapters/mail/open-post-office.ts'
import { openMollie } from '#tests/adapters/payments/mollie/open-mollie.ts'
import { createDatabase } from '#tests/contracts/postgres-server.ts'
import { temporaryFolder } from '../running-server.ts'
import { ownAnswers, SENDER_ZONE } from './own-answers.ts'
import { runCommand } from './run-command.ts'

const folder = await temporaryFolder('init')
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
const WORLD = { MOLLIE_API_URL: mollie.apiUrl }
const [, smtpPort = ''] = mail.url.split('127.0.0.1:')
const MAIL = { smtp_host: '127.0.0.1', smtp_port: smtpPort }

/** Runs `init` on a file of answers. */
async function initBy(
  answers: Partial<Record<Key | 'nonsense', unknown>>,
  more: readonly string[] = [],
  env: Readonly<Record<string, string>> = WORLD,
) {
  const file = join(folder.path, `${crypto.randomUUID()}.json`)
  await Bun.write(file, JSON.stringify(answers))
  return runCommand('init', ['--file', file, '--dns', names.server, ...more], env)
}

const place = (name: string) => join(folder.path, name)

describe('init by a file', () => {
  test('writes an environment that starts, with secrets of its own, and the owner’s link', async () => {
    const dataDir = place('fresh')
    const ran = await initBy({
      ...ownAnswers(dataDir),
      ...MAIL,
      smtp_user: 'post@linde.example',
      smtp_password: MAIL_PASSWORD,
      test_mail: 'mia@linde.example',
      provider: 'mollie',
      mollie_key: 'test_linde',
    })
    expect([ran.code, ran.complaint]).toEqual([0, ''])
    expect(ran.output).toContain('SPF: v=spf1 include:provider.example -all.')
    expect(ran.output).toContain('DMARC: v=DMARC1; p=reject.')
    expect(ran.output).toContain('Active at Mollie: ideal, bancontact')
    expect(ran.output).toContain('took a test payment of 1.00 EUR by ideal')
    expect(mollie.payments[0]).toMatchObject({ status: 'canceled' })
    expect(ran.output).toContain('/desk/invitation/')
    expect(mail.taken.at(-1)?.recipients).toEqual(['mia@linde.example'])

    const path = join(dataDir, 'vonk.env')
    expect((await stat(path)).mode & 0o777).toBe(0o600)
    const config = readConfig(parseEnv(await readFile(path, 'utf8')))
    expect(config.payments).toMatchObject({ provider: 'mollie', apiKey: 'test_linde' })
    expect(new URL(config.smtpUrl ?? '').password).toBe(encodeURIComponent(MAIL_PASSWORD))
    const { sites } = JSON.parse((await runCommand('sites', ['export'], env(dataDir))).output)
    expect(sites[0]).toMatchObject({
      id: 'linde',
      countries: ['NL', 'BE'],
      bundles: [{ id: 'eur-25', credits: 25, price: { amount: 1999, currency: 'EUR' } }, {}],
    })
    expect((await runCommand('operators', [], env(dataDir))).output).toContain('Mia')
  })

  test('run twice changes nothing, and says what is there', async () => {
    const dataDir = place('twice')
    await initBy(ownAnswers(dataDir))
    const before = await readFile(join(dataDir, 'vonk.env'), 'utf8')
    const second = await initBy({ ...ownAnswers(dataDir), name: 'Another' })
    expect(second.output).toContain('vonk.env is there already, and nothing is changed.')
    expect(second.output).toContain('Published sites: linde. First owner: mia@linde.example.')
    expect(await readFile(join(dataDir, 'vonk.env'), 'utf8')).toBe(before)

    const third = await initBy({ data_dir: dataDir, ...MAIL, name: 'Another' }, ['--again'])
    expect([third.code, third.complaint]).toEqual([0, ''])
    expect(third.output).not.toContain('/desk/invitation/')
    const [old, now] = [parseEnv(before), await envIn(dataDir)]
    expect(now).toEqual({ ...old, SMTP_URL: mail.url })
  })

  test('a run that ended after the environment goes on with --again', async () => {
    const dataDir = place('half')
    await initBy(ownAnswers(dataDir))
    const before = await envIn(dataDir)
    await Promise.all(
      (await readdir(dataDir)).map((name) =>
        name.startsWith('vonk.db') ? Bun.file(join(dataDir, name)).delete() : null,
      ),
    )
    const again = await initBy(ownAnswers(dataDir), ['--again'])
    expect([again.code, again.complaint]).toEqual([0, ''])
    expect(again.output).toContain('The site linde is published.')
    expect(again.output).toContain('/desk/invitation/')
    expect(await envIn(dataDir)).toEqual(before)
  })

  test('names everything that is wrong at once, and writes nothing', async () => {
    const dataDir = place('wrong')
    const { code, complaint } = await initBy({
      ...ownAnswers(dataDir),
      domain: 'https://linde.example',
      port: '99999',
      countries: ['NL', 'XX'],
      languages: ['en'],
      prices: '25 for 19.99',
      support_email: 'nobody',
      colour: 'red',
      operator_email: 'mia@',
      company_name: '',
      provider: 'mollie',
      mollie_key: 'two words',
      nonsense: 1,
    })
    expect(code).toBe(1)
    for (const line of [
      'Not done: nothing is written.',
      '- nonsense: is asked nowhere',
      '- domain: must be a domain such as dating.example, without https:// and port',
      '- port: PORT must be a whole number from 0 to 65535.',
      '- countries: must be one of US, NL',
      '- languages: must have nl',
      '- prices: “25 for 19.99” is no price',
      '- support_email: must be an email address',
      '- colour: must be a colour such as #c8371f',
      '- company_name: is missing, and only you know it',
      '- mollie_key: MOLLIE_API_KEY must be one word, as Mollie shows it.',
      '- operator_email: this is no email address.',
    ])
      expect(complaint).toContain(line)
    expect(await exists(dataDir)).toBe(false)
    const broken = join(folder.path, 'broken.json')
    await Bun.write(broken, '[')
    expect((await runCommand('init', ['--file', broken], {})).complaint).toContain(
      '--print shows it',
    )
    expect((await runCommand('init', ['--fiel'], {})).complaint).toContain('bun run init [--file')
    expect((await runCommand('init', [], {})).complaint).toContain('there is no terminal to ask in')
  })

  test('tries what reads well: folder, port, database, mail server and key', async () => {
    const dataDir = place('tried')
    const other = Bun.serve({ port: 0, hostname: '127.0.0.1', fetch: () => new Response() })
    await Bun.write(place('a-file'), '')
    const faults = async (answers: Partial<Record<Key, string>>, more: readonly string[] = []) =>
      (await initBy({ ...ownAnswers(dataDir), ...answers }, more)).complaint
    expect(await faults({ port: String(other.port) })).toContain(
      `port: ${other.port} is taken: another program listens there`,
    )
    await other.stop(true)
    expect(await faults({ data_dir: join(place('a-file'), 'below') })).toContain(
      'cannot be written',
    )
    expect(await faults({ database_url: 'postgres://nobody@127.0.0.1:9/none' })).toContain(
      'database_url: The database says',
    )
    if (database) {
      const client = new SQL({ url: database.url, max: 1 })
      await client`create table something_else (id int)`
      await client.close()
      expect(await faults({ database_url: database.url })).toContain('has tables of something else')
    }
    const login = { ...MAIL, smtp_user: 'post', smtp_password: 'wrong' }
    expect(await faults(login)).toContain(
      'smtp_host: the mail server refuses this name or password',
    )
    expect(await faults({ ...MAIL, smtp_port: '9' })).toContain('nothing answers there')
    expect(await faults({ ...MAIL, test_mail: 'full@linde.example' })).toContain('mailbox full')
    const paid = { provider: 'mollie', mollie_key: 'live_other' }
    expect(await faults(paid)).toContain('mollie_key: Mollie refuses this key')
    const nowhere = await initBy({ ...ownAnswers(dataDir), ...paid }, [], {
      MOLLIE_API_URL: 'http://127.0.0.1:9/v2/',
    })
    expect(nowhere.complaint).toContain('Mollie cannot be reached')
    expect(await exists(join(dataDir, 'vonk.env'))).toBe(false)
  })

  test('of two at the same time one writes the install', async () => {
    const dataDir = place('raced')
    const answers = ownAnswers(dataDir)
    const both = await Promise.all([initBy(answers), initBy(answers)])
    const links = both.filter(({ output }) => output.includes('/desk/invitation/'))
    expect(links).toHaveLength(1)
    const other = both.find((one) => one !== links[0])
    expect(`${other?.complaint}${other?.output}`).toMatch(/in the same moment|nothing is changed/)
    expect((await runCommand('operators', [], env(dataDir))).output).toStartWith('1 operators')
  })

  test('goes on where DNS is not reachable, and names the records that are missing', async () => {
    const dns = (server: string) => ['--dns', server]
    const unreachable = await initBy(
      { ...ownAnswers(place('no-dns')), ...MAIL },
      dns('127.0.0.1:9'),
    )
    expect(unreachable.output).toContain('SPF: DNS is not reachable from here; look again')
    const other = { ...ownAnswers(place('no-spf')), ...MAIL, support_email: 'hulp@bare.example' }
    const { output } = await initBy(other)
    expect(output).toContain('SPF: bare.example has none; publish a TXT record at bare.example')
    expect(output).toContain('DKIM: bare.example has none')
    const named = { ...ownAnswers(place('dkim')), ...MAIL }
    expect((await initBy(named, ['--dkim', 'vonk2026'])).output).toContain('DKIM: v=DKIM1')
  })

  test('finds a key of a mail provider’s usual name', async () => {
    const usual = { ...ownAnswers(place('usual')), ...MAIL, support_email: 'hulp@usual.example' }
    expect((await initBy(usual)).output).toContain('DKIM: v=DKIM1; p=MIIC.')
  })

  test('asks at most forty things, and shows the shape of the file', () => {
    const questions = GROUPS.flatMap(({ questions }) => questions)
    // And the code of the test mail, and that the test payment is made.
    expect(questions.length + 2).toBeLessThanOrEqual(40)
    expect(Object.keys(JSON.parse(shapeOf()))).toEqual(questions.map(({ key }) => key))
  })
})

test('an env file reads back as it was written, and a sample of a proxy has the own domain', async () => {
  const env = { DATA_DIR: '/srv/my site #1', SMTP_URL: 'smtps://a%24b:c%27d@mail.example:465' }
  expect(parseEnv(envText(env))).toEqual(env)
  expect(await proxySample('caddy', 'linde.example', '4000')).toContain(
    'reverse_proxy 127.0.0.1:4000',
  )
  expect(await proxySample('nginx', 'linde.example', '4000')).toContain(
    'server_name linde.example;',
  )
})

const env = (dataDir: string) => ({ DATA_DIR: dataDir, PAYMENT_PROVIDER: 'none' })
const envIn = async (dataDir: string) => ({
  ...parseEnv(await readFile(join(dataDir, 'vonk.env'), 'utf8')),
})
