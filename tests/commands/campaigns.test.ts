import { afterAll, expect, test } from 'bun:test'
import { join } from 'node:path'
import { openLibsql } from '#adapters/drizzle/libsql.ts'
import { DAY } from '#core/shared/time.ts'
import { commit, sampleAccount } from '../contracts/sample.ts'
import { temporaryFolder } from '../running-server.ts'
import { runCommand } from './run-command.ts'

const folder = await temporaryFolder('campaigns')
afterAll(() => folder.dispose())
const url = `file:${join(folder.path, 'vonk.db')}`

const SPRING = {
  id: 'spring-2027',
  kind: 'promotion',
  path: '/credits',
  until: new Date(Date.now() + 9 * DAY).toISOString(),
  texts: { nl: { subject: 'Een kwart eraf', lead: 'Deze week.', button: 'Bekijk' } },
}

const ask = (...given: readonly string[]) =>
  runCommand('campaigns', given, {
    DATA_DIR: folder.path,
    PAYMENT_PROVIDER: 'none',
    SITES: 'tests/sites.json',
  })

async function fileOf(campaign: object | string): Promise<string> {
  const path = join(folder.path, 'campaign.json')
  await Bun.write(path, typeof campaign === 'string' ? campaign : JSON.stringify(campaign))
  return path
}

test('an operator previews a promotion’s recipients, sends it, and stops it', async () => {
  const storage = await openLibsql({ url })
  await commit(storage, async ({ accounts }) => {
    await accounts.add(sampleAccount())
    await accounts.add(sampleAccount({ language: 'fi' }))
    await accounts.add(sampleAccount({ notificationsDisabled: ['promotions'] }))
  })
  await storage.close()
  const file = await fileOf(SPRING)

  const dry = await ask('send', file, '--dry-run')
  expect([dry.code, dry.output]).toEqual([0, expect.stringContaining('would be sent to 1.')])
  expect(dry.output).toContain('1 did not ask for promotions')
  expect(dry.output).toContain('1 asked for it and read a language')
  expect((await ask()).output).toContain('0 campaigns')

  expect((await ask('send', file)).output).toContain('goes to 1')
  expect((await ask('send', file)).code).toBe(0)
  expect((await ask()).output).toContain('spring-2027  promotion, all sites, until')
  const waiting = await openLibsql({ url })
  expect(await waiting.reads.deliveries.waiting(9)).toHaveLength(1)
  await waiting.close()

  const other = await ask('send', await fileOf({ ...SPRING, path: '/premium' }))
  expect([other.code, other.complaint]).toEqual([1, expect.stringContaining('choose another id')])
  expect((await ask('stop', 'spring-2027')).code).toBe(0)
  expect((await ask('stop', 'spring-2027')).code).toBe(1)
  const stopped = await ask('send', await fileOf(SPRING))
  expect([stopped.code, stopped.complaint]).toEqual([1, expect.stringContaining('was stopped')])
}, 60_000)

test.each([
  ['no JSON', '{', 'it is not JSON'],
  ['an end in the past', { ...SPRING, until: '2020-01-01T00:00:00Z' }, 'until'],
  ['a path to another site', { ...SPRING, path: '//evil.test' }, 'path'],
  ['an unknown language', { ...SPRING, texts: { xx: SPRING.texts.nl } }, 'xx'],
  ['no language', { ...SPRING, texts: {} }, 'texts'],
  [
    'an empty subject',
    { ...SPRING, texts: { nl: { ...SPRING.texts.nl, subject: ' ' } } },
    'subject',
  ],
  [
    'a placeholder',
    { ...SPRING, texts: { nl: { ...SPRING.texts.nl, lead: '{{name}}' } } },
    'braces',
  ],
  ['an unknown field', { ...SPRING, site_id: 'vonk' }, 'site_id'],
])('a file with %s is refused, with the place of the error', async (_, campaign, why) => {
  const { code, complaint } = await ask('send', await fileOf(campaign), '--dry-run')
  expect([code, complaint]).toEqual([1, expect.stringContaining(why)])
})

test('wrong arguments print the usage', async () => {
  for (const given of [['send'], ['go', 'x'], ['send', 'nothing.json'], ['stop', 'x', 'y']]) {
    expect((await ask(...given)).code).toBe(1)
  }
})
