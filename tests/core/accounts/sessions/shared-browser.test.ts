import { expect, test } from 'bun:test'
import { logIn } from '#core/accounts/credentials/log-in.ts'
import { endSession } from '#core/accounts/sessions/open-sessions.ts'
import type { Browser } from '#core/accounts/start-session.ts'
import { openWorld, passwordOf } from '#tests/core/world.ts'
import { after, PHONE } from './browsers.ts'

test('the first member of a shared browser can still end its sessions', async () => {
  const world = openWorld()
  const logsIn = async (member: string, browser: Browser) => {
    await world.member(member)
    const typed = { email: `${member}@example.test`, password: passwordOf(member) }
    const answer = await logIn(world, { ...typed, address: '192.0.2.1', browser })
    if (!answer.ok) throw new Error(answer.error.code)
    return answer.value
  }
  const anns = await logsIn('ann', PHONE)
  await logsIn('bob', { ...after(anns), session: null })
  expect(await world.reads.devices.of('ann')).toHaveLength(1)

  await endSession(world, { member: 'ann', session: anns.session.id })
  expect(await world.reads.devices.of('ann')).toEqual([])
  expect(await world.reads.devices.of('bob')).toHaveLength(1)
})
