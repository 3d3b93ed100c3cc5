import { describe, expect, test } from 'bun:test'
import { lastActionAbout, listActions } from '#core/desk/log/list-actions.ts'
import { recordedAs, recordedOnce } from '#core/desk/log/recorded-as.ts'
import { ACCESS_ACTIONS, OPERATOR_ACTIONS } from '#core/desk/ports.ts'
import { err, ok } from '#core/shared/result.ts'
import { openDesk } from './open-desk.ts'

describe('an action at the desk', () => {
  test('is recorded with its effect', async () => {
    const desk = openDesk()
    const { operator } = await desk.hire()
    const ports = recordedAs(desk, operator, 'complaint.answered', 'c-1')
    await ports.atomically(async () => ok('done'))
    const [action] = await desk.reads.operatorActions.newest(null, 10)
    expect(action).toMatchObject({
      operator: operator.id,
      action: 'complaint.answered',
      subject: 'c-1',
      at: desk.now(),
    })
  })

  test('is recorded by a transaction that decides so itself', async () => {
    const desk = openDesk()
    const { operator } = await desk.hire()
    await desk.commit(recordedOnce(desk, operator, 'campaign.sent', 'may'))
    expect(await desk.reads.operatorActions.newest(null, 1, ACCESS_ACTIONS)).toMatchObject([
      { operator: operator.id, action: 'campaign.sent', subject: 'may', at: desk.now() },
    ])
  })

  test('is not recorded when it is refused, or fails', async () => {
    const desk = openDesk()
    const { operator } = await desk.hire()
    const ports = recordedAs(desk, operator, 'report.taken', 'r-1')
    await ports.atomically(async () => err({ code: 'report.not-found' }))
    const failing = ports.atomically(async () => {
      throw new Error('broken')
    })
    await expect(failing).rejects.toThrow('broken')
    expect(await desk.reads.operatorActions.newest(null, 10, ACCESS_ACTIONS)).toEqual([])
  })

  test('is recorded once for a use case of two transactions', async () => {
    const desk = openDesk()
    const ports = recordedAs(desk, null, 'delivery.retried', null)
    await ports.atomically(async () => ok(1))
    await ports.atomically(async () => ok(2))
    expect(await desk.reads.operatorActions.newest(null, 10)).toHaveLength(1)
  })
})

test('each kind of action has a name of its own: what it was done to, and what was done', () => {
  expect(new Set(OPERATOR_ACTIONS).size).toBe(OPERATOR_ACTIONS.length)
  for (const kind of OPERATOR_ACTIONS) expect(kind).toMatch(/^[a-z-]+\.[a-z]+ed$|\.(taken|sent)$/)
})

describe('the list of actions', () => {
  test('has names, newest first, in pages', async () => {
    const desk = openDesk()
    const { operator } = await desk.hire()
    for (const [nth, by] of [operator, null, operator].entries()) {
      await recordedAs(desk, by, 'photo.approved', `p-${nth}`).atomically(async () => ok(null))
      desk.pass(1)
    }
    await desk.remove()
    const first = await listActions(desk, { before: null, limit: 2, without: ACCESS_ACTIONS })
    expect(first.items.map(({ by, subject }) => [by, subject])).toEqual([
      ['Mia', 'p-2'],
      [null, 'p-1'],
    ])
    const rest = await listActions(desk, { before: first.next, limit: 2, without: ACCESS_ACTIONS })
    expect(rest).toMatchObject({ items: [{ by: 'Mia', subject: 'p-0' }], next: null })
    expect(await listActions(openDesk(), { before: null })).toEqual({ items: [], next: null })
  })

  test('tells who did something about a subject last', async () => {
    const desk = openDesk()
    const { operator } = await desk.hire()
    await recordedAs(desk, null, 'photo.refused', 'p').atomically(async () => ok(null))
    desk.pass(1)
    await recordedAs(desk, operator, 'photo.approved', 'p').atomically(async () => ok(null))
    expect(await lastActionAbout(desk, 'p')).toMatchObject({ by: 'Mia', action: 'photo.approved' })
    expect(await lastActionAbout(desk, 'other')).toBeNull()
  })
})
