import { describe, expect, test } from 'bun:test'
import { openApi, uuid } from '../open-api.ts'

const ANN = uuid(1)

async function open() {
  const site = openApi()
  await site.member(ANN)
  return { ann: await site.signedIn(ANN) }
}

describe('settings', () => {
  test('keep when nothing is to ring, until it is to ring at any hour', async () => {
    const { ann } = await open()
    const quiet = async (quiet_hours: unknown) => {
      const answer = await ann.patch('/api/account', { quiet_hours })
      const { user, code } = await answer.json()
      return [answer.status, user ? user.quiet_hours : code]
    }
    const late = { from: '23:30', to: '06:05' }
    expect(await quiet(late)).toEqual([200, late])
    expect(await quiet({ from: '09:00', to: '09:00' })).toEqual([422, 'quiet-hours.empty'])
    for (const wrong of [{ from: '24:00', to: '08:00' }, { from: '22:00' }, '22-08', []]) {
      expect((await ann.patch('/api/account', { quiet_hours: wrong })).status).toBe(422)
    }
    expect((await (await ann.get('/api/user.php')).json()).user.quiet_hours).toEqual(late)
    expect(await quiet(null)).toEqual([200, null])
  })

  test('tell in which time zone quiet hours are counted', async () => {
    const { ann } = await open()
    await ann.put('/api/time-zone', { time_zone: 'Europe/Berlin' })
    expect((await (await ann.get('/api/user.php')).json()).user).toMatchObject({
      time_zone: 'Europe/Berlin',
      time_zone_changeable_at: expect.any(String),
    })
  })
})
