import { describe, expect, test } from 'bun:test'
import { openApi, uuid } from '../open-api.ts'

const ANN = uuid(1)

async function open() {
  const site = openApi()
  await site.member(ANN)
  return { ann: await site.signedIn(ANN) }
}

describe('settings', () => {
  test('have quiet hours, which can be disabled', async () => {
    const { ann } = await open()
    const quiet = async (quiet_hours: unknown) => {
      const answer = await ann.patch('/api/account', { quiet_hours })
      const { user, code } = await answer.json()
      return [answer.status, user ? user.quiet_hours : code]
    }
    const changed = { from: '23:30', to: '06:05' }
    expect(await quiet(changed)).toEqual([200, changed])
    expect(await quiet({ from: '09:00', to: '09:00' })).toEqual([422, 'quiet-hours.empty'])
    for (const invalid of [{ from: '24:00', to: '08:00' }, { from: '22:00' }, '22-08', []]) {
      expect((await ann.patch('/api/account', { quiet_hours: invalid })).status).toBe(422)
    }
    expect((await (await ann.get('/api/user.php')).json()).user.quiet_hours).toEqual(changed)
    expect(await quiet(null)).toEqual([200, null])
  })

  test('return the time zone of quiet hours', async () => {
    const { ann } = await open()
    await ann.put('/api/time-zone', { time_zone: 'Europe/Berlin' })
    expect((await (await ann.get('/api/user.php')).json()).user).toMatchObject({
      time_zone: 'Europe/Berlin',
      time_zone_changeable_at: expect.any(String),
    })
  })
})
