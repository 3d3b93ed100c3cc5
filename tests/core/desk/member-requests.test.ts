import { describe, expect, test } from 'bun:test'
import { REQUEST_KINDS } from '#core/desk/member-requests.ts'
import { addNote } from '#core/desk/members/add-note.ts'
import { memberPapers, openRequests } from '#core/desk/members/list-requests.ts'
import {
  closeRequest,
  extendRequest,
  monthsAfter,
  recordRequest,
} from '#core/desk/members/requests.ts'
import { err, ok } from '#core/shared/result.ts'
import { openWorld } from '../world.ts'
import { addOperators } from './operators.ts'

const [MIA, LEO] = [{ id: 'mia' }, { id: 'leo' }]

async function opened() {
  const world = openWorld()
  await world.member('ann', { profile: { name: 'Annie' } })
  await addOperators(world)
  const record = (changes: object = {}) =>
    recordRequest(world, {
      ...{ id: 'letter', member: 'ann', kind: 'export', cameOn: '2026-11-20', operator: MIA },
      ...changes,
    })
  const extend = (reason = 'Veel werk', operator = MIA, id = 'letter') =>
    extendRequest(world, { id, reason, operator })
  const close = (reason: string | null = null, operator = MIA, id = 'letter') =>
    closeRequest(world, { id, reason, operator })
  const note = (changes: object = {}) =>
    addNote(world, { id: 'note', member: 'ann', text: ' Belde. ', operator: MIA, ...changes })
  const actions = async () =>
    (await world.reads.operatorActions.about('ann', 9)).map(({ action }) => action).toReversed()
  const stored = () => world.reads.memberRequests.byId('letter')
  return { ...world, record, extend, close, note, actions, stored }
}

describe('a request by letter', () => {
  test.each([
    ['2026-11-20', 1, '2026-12-20'],
    ['2026-12-15', 1, '2027-01-15'],
    ['2027-01-31', 1, '2027-02-28'],
    ['2026-11-30', 3, '2027-02-28'],
    ['2026-08-31', -12, '2025-08-31'],
  ])('of %s plus %d months is due on %s', (day, months, due) => {
    expect(monthsAfter(day, months)).toBe(due)
  })

  test('is recorded once with its deadline, and listed with names', async () => {
    const { record, actions, ...world } = await opened()
    expect(await record()).toEqual(ok(null))
    expect(await record()).toEqual(ok(null))
    expect(await record({ cameOn: '2026-11-19' })).toEqual(err({ code: 'request.id-taken' }))
    const [listed, ...others] = await openRequests(world)
    expect(listed).toMatchObject({
      ...{ member: { id: 'ann', name: 'Annie' }, dueOn: '2026-12-20', state: 'open' },
      ...{ addedBy: 'Mia', closedBy: null },
    })
    expect(others).toEqual([])
    expect(await actions()).toEqual(['member.requested'])
  })

  test('is refused for who is gone, a day that cannot be, and while one of its kind is open', async () => {
    const { record, member, actions } = await opened()
    await member('gone', { account: { status: 'erased' } })
    expect(await record({ member: 'gone' })).toEqual(err({ code: 'member.not-found' }))
    expect(await record({ member: 'nobody' })).toEqual(err({ code: 'member.not-found' }))
    for (const cameOn of ['2026-11-23', '2025-11-20', '2026-02-31'])
      expect(await record({ cameOn })).toEqual(err({ code: 'request.day' }))
    expect(await record({ cameOn: '2026-11-22' })).toEqual(ok(null))
    expect(await record({ id: 'other' })).toEqual(err({ code: 'request.open' }))
    expect(await record({ id: 'erase', kind: 'erase' })).toEqual(ok(null))
    expect(await actions()).toHaveLength(2)
  })

  test('of each kind may be open beside the others', async () => {
    const { record, ...world } = await opened()
    for (const kind of REQUEST_KINDS) expect(await record({ id: kind, kind })).toEqual(ok(null))
    expect(await openRequests(world)).toHaveLength(REQUEST_KINDS.length)
  })

  test('gets two more months once, with a reason', async () => {
    const { record, extend, close, stored, actions } = await opened()
    expect(await extend()).toEqual(err({ code: 'request.not-found' }))
    await record()
    expect(await extend(' ')).toEqual(err({ code: 'reason.missing' }))
    expect(await extend()).toEqual(ok(null))
    expect(await extend()).toEqual(err({ code: 'request.extended' }))
    expect(await stored()).toMatchObject({ dueOn: '2027-02-20', extended: 'Veel werk' })
    await close('Toch niet', LEO)
    expect(await extend()).toEqual(err({ code: 'request.closed', by: 'Leo' }))
    expect(await actions()).toEqual(['member.requested', 'member.postponed', 'member.dropped'])
  })

  test('is closed once: the second operator is told who was first', async () => {
    const { record, close, stored } = await opened()
    expect(await close()).toEqual(err({ code: 'request.not-found' }))
    await record()
    expect(await close(' ')).toEqual(err({ code: 'reason.missing' }))
    expect(await close(null, LEO)).toEqual(ok(null))
    expect(await close()).toEqual(err({ code: 'request.closed', by: 'Leo' }))
    expect(await stored()).toMatchObject({ state: 'done', reason: null, closedBy: 'leo' })
    await record({ id: 'erase', kind: 'erase' })
    expect(await close(null, MIA, 'erase')).toEqual(err({ code: 'request.not-found' }))
    expect(await close('Toch niet', MIA, 'erase')).toEqual(ok(null))
  })

  test('that was closed by erasing its member has nobody to name', async () => {
    const { record, commit, close } = await opened()
    await record()
    await commit(({ memberRequests }) => memberRequests.erase('ann', 1))
    expect(await close()).toEqual(err({ code: 'request.not-found' }))
  })
})

describe('a note about a member', () => {
  test('is written once, and listed with who wrote it beside the letters', async () => {
    const { note, record, close, actions, now, ...world } = await opened()
    expect(await note()).toEqual(ok(null))
    expect(await note()).toEqual(ok(null))
    expect(await note({ text: 'Anders' })).toEqual(err({ code: 'request.id-taken' }))
    await record()
    await close(null, { id: 'unknown' })
    expect(await memberPapers(world, 'ann')).toMatchObject({
      requests: [{ kind: 'export', state: 'done', addedBy: 'Mia', closedBy: '' }],
      notes: [{ id: 'note', text: 'Belde.', by: 'Mia', at: now() }],
    })
    expect(await memberPapers(world, 'nobody')).toEqual({ requests: [], notes: [] })
    expect(await actions()).toContain('member.noted')
  })

  test('is refused without a text, and for who is gone', async () => {
    const { note, member } = await opened()
    await member('gone', { account: { status: 'erased' } })
    expect(await note({ text: ' ' })).toEqual(err({ code: 'reason.missing' }))
    expect(await note({ member: 'gone' })).toEqual(err({ code: 'member.not-found' }))
  })
})
