import { describe, expect, test } from 'bun:test'
import { readLog } from '#core/desk/log/read-log.ts'
import { viewOverview } from '#core/desk/overview.ts'
import { OWNER } from '#core/desk/roles.ts'
import { HOUR, MINUTE } from '#core/shared/time.ts'
import { openDesk, PASSWORD } from './open-desk.ts'

async function opened() {
  const desk = openDesk()
  const app = await desk.addApp(await desk.hire())
  desk.pass(HOUR)
  const log = async () => (await readLog(desk, { before: null })).items
  const refused = async () =>
    (await log()).filter(({ action }) => !/\.(started|added)$/.test(action))
  return { ...desk, app, log, refused }
}

describe('a refused login', () => {
  test('is recorded with whom it was tried as, and why', async () => {
    const desk = await opened()
    await desk.logIn('wrong')
    await desk.logIn(PASSWORD, { code: 'a guess' })
    await desk.logIn(PASSWORD)
    for (let tried = 0; tried < 4; tried += 1) await desk.logIn('wrong')
    await desk.logIn(PASSWORD, { email: 'nobody@vonk.example' })
    const at = desk.now()
    const nothing = { subject: null, member: null, reason: null, about: null }
    const entries = await desk.refused()
    expect(entries).toHaveLength(4)
    for (const [by, action, times] of [
      ['Mia', 'password.refused', 4],
      ['Mia', 'code.refused', 1],
      ['Mia', 'login.blocked', 1],
      [null, 'password.refused', 1],
    ] as const)
      expect(entries).toContainEqual(
        expect.objectContaining({ ...nothing, by, action, times, at, lastAt: at }),
      )
    // Nothing of what was typed.
    const { loginRefusals } = desk.snapshot()
    expect(JSON.stringify(loginRefusals)).not.toMatch(/wrong|guess|nobody|192\.0\.2/)
  })

  test('is counted with others of the same hour', async () => {
    const desk = await opened()
    const guess = async (times: number) => {
      for (let tried = 0; tried < times; tried += 1)
        await desk.logIn('wrong', { address: `10.0.${desk.now() % 200}.${tried}` })
    }
    const first = desk.now()
    await guess(2)
    desk.pass(MINUTE)
    await guess(2)
    expect(await desk.refused()).toMatchObject([{ at: first, lastAt: first + MINUTE, times: 4 }])
    desk.pass(HOUR)
    await guess(1)
    expect(await desk.refused()).toMatchObject([{ times: 1 }, { times: 4 }])
  })

  test('a thousand of them are a few lines', async () => {
    const desk = await opened()
    for (let tried = 0; tried < 1000; tried += 1)
      await desk.logIn('wrong', { address: `10.${tried % 250}.0.1` })
    const entries = await desk.refused()
    expect(entries.length).toBeLessThanOrEqual(4)
    expect(entries.reduce((sum, { times }) => sum + times, 0)).toBe(1000)
  })

  test('is no work: the overview leaves it out', async () => {
    const desk = await opened()
    await desk.logIn('wrong')
    expect((await viewOverview(desk, { roles: [OWNER] })).actions).toEqual([])
  })
})

test('the log is of one kind, of one operator, or of the command line', async () => {
  const desk = await opened()
  await desk.logIn('wrong')
  await desk.logIn('wrong', { email: 'nobody@vonk.example' })
  const only = async (filter: NonNullable<Parameters<typeof readLog>[1]['only']>) =>
    (await readLog(desk, { before: null, only: filter })).items.map(({ by, action }) => [
      by,
      action,
    ])
  const started = ['Mia', 'session.started']
  const added = ['Mia', 'second-factor.added']
  const mias = ['Mia', 'password.refused']
  expect(await only({ action: 'password.refused' })).toEqual(
    expect.arrayContaining([mias, [null, 'password.refused']]),
  )
  expect(await only({ action: 'session.started' })).toEqual([started])
  const operator = desk.app.operator.id
  expect((await only({ operator })).toSorted()).toEqual([mias, added, started].toSorted())
  expect(await only({ operator, action: 'password.refused' })).toEqual([mias])
  expect(await only({ operator: null })).toEqual([])
})

test('the log has actions and refused logins in one order, in pages', async () => {
  const desk = await opened()
  for (let hour = 0; hour < 5; hour += 1) {
    await desk.logIn('wrong')
    desk.pass(MINUTE)
    await desk.logIn(PASSWORD, { code: await desk.app.codeOf() })
    desk.pass(HOUR)
  }
  const whole = await desk.log()
  expect(whole).toHaveLength(12)
  expect(whole.map(({ at }) => at)).toEqual(whole.map(({ at }) => at).toSorted((a, b) => b - a))
  const paged: string[] = []
  let before: Parameters<typeof readLog>[1]['before'] = null
  do {
    const page = await readLog(desk, { before, limit: 5 })
    paged.push(...page.items.map(({ id }) => id))
    before = page.next
  } while (before)
  expect(paged).toEqual(whole.map(({ id }) => id))
})
