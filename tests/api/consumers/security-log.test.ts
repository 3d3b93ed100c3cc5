import { expect, test } from 'bun:test'
import { consumersOf } from '#api/consumers/consumers.ts'
import { runConsumer } from '#core/platform/events/run-consumer.ts'
import { DAY } from '#core/shared/time.ts'
import { passwordOf } from '#tests/core/world.ts'
import { memoryLog } from '../memory-log.ts'
import { openApi, uuid } from '../open-api.ts'

const ANN = uuid(1)
const EMAIL = `${ANN}@example.test`

test('security events are logged, with ids only', async () => {
  const { lines, log } = memoryLog()
  const limits = { account: { tries: 6, window: DAY } }
  const site = openApi({ limits }, { log })
  await site.member(ANN)
  const logIn = (password: string) =>
    site.browser().post('/api/user.php', { email: EMAIL, password })
  await logIn(passwordOf(ANN))
  await logIn(passwordOf(ANN))
  for (let turn = 0; turn < 6; turn += 1) await logIn('wrong wrong')
  const ann = await site.signedIn(ANN)
  await ann.put('/api/account/password', { old: passwordOf(ANN), password: 'a lantern at sea' })
  for (const consumer of consumersOf(site, log)) await runConsumer(site, consumer, (work) => work)

  const happened_at = new Date(site.now()).toISOString()
  const security = lines.filter(({ event }) => event === 'security')
  expect(security).toEqual([
    { event: 'security', what: 'login.blocked', route: '/api/user.php' },
    { event: 'security', what: 'login.blocked', route: '/api/user.php' },
    { event: 'security', what: 'device.added', member: ANN, happened_at },
    { event: 'security', what: 'password.changed', member: ANN, happened_at },
  ])
  const written = JSON.stringify(lines)
  for (const secret of ['example.test', '192.0.2.1', 'lantern', 'token']) {
    expect(written).not.toContain(secret)
  }
})
