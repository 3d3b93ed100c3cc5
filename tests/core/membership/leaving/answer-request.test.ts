import { describe, expect, test } from 'bun:test'
import type { RequestKind } from '#core/desk/member-requests.ts'
import { addNote } from '#core/desk/members/add-note.ts'
import { closeRequest, recordRequest } from '#core/desk/members/requests.ts'
import { eraseOnRequest, exportOnRequest } from '#core/membership/leaving/answer-request.ts'
import { deleteAccount } from '#core/membership/leaving/delete-account.ts'
import { eraseDeleted } from '#core/membership/leaving/erase-deleted.ts'
import { exportMember } from '#core/membership/leaving/export-member.ts'
import type { Stores } from '#core/ports.ts'
import { err, ok } from '#core/shared/result.ts'
import { DAY } from '#core/shared/time.ts'
import { sampleComplaint } from '#tests/contracts/sample-complaint.ts'
import { sampleOrder } from '#tests/contracts/sample-order.ts'
import { sampleReport } from '#tests/contracts/sample-report.ts'
import { openAccountWithData } from '../../accounts/account-with-data.ts'
import { addOperators } from '../../desk/operators.ts'

const [MIA, LEO] = [{ id: 'mia' }, { id: 'leo' }]

async function asked(kind: RequestKind) {
  const world = await openAccountWithData()
  await addOperators(world)
  const letter = { id: 'letter', member: 'ann', kind, cameOn: '2026-11-20' }
  await recordRequest(world, { ...letter, operator: MIA })
  const erase = (atOnce = false, operator = MIA) =>
    eraseOnRequest(world, { id: 'letter', atOnce, operator })
  const hand = (operator = MIA) => exportOnRequest(world, { id: 'letter', operator })
  const drop = () => closeRequest(world, { id: 'letter', reason: 'Toch niet', operator: LEO })
  const status = async () => (await world.reads.accounts.byId('ann'))?.status
  const actions = async () =>
    (await world.reads.operatorActions.about('ann', 9)).map(({ action }) => action)
  return { ...world, world, erase, hand, drop, status, actions }
}

describe('the data of a member who asked by letter', () => {
  test('is their own export, in the log each time, while the request is open', async () => {
    const { world, hand, drop, actions } = await asked('export')
    await addNote(world, { id: 'note', member: 'ann', text: 'Belde.', operator: MIA })
    const own = await exportMember(world, 'ann')
    expect(await hand()).toMatchObject(ok({ data: own, names: { bo: 'bo' } }))
    expect(own).toMatchObject({ notes: [{ text: 'Belde.' }], requests: [{ kind: 'export' }] })
    expect(JSON.stringify([own.notes, own.requests])).not.toContain('mia')
    await hand()
    expect((await actions()).filter((one) => one === 'member.exported')).toHaveLength(2)
    await drop()
    expect(await hand()).toEqual(err({ code: 'request.closed', by: 'Leo' }))
  })

  test('is not for a letter that asks for erasure, nor erased by one that asks for data', async () => {
    expect(await (await asked('erase')).hand()).toEqual(err({ code: 'request.not-found' }))
    expect(await (await asked('export')).erase()).toEqual(err({ code: 'request.not-found' }))
  })
})

describe('erasing a member who asked by letter', () => {
  test('is their own leaving, with 14 days to come back', async () => {
    const { world, erase, status, consume, pass } = await asked('erase')
    expect(await erase()).toEqual(ok(null))
    expect(await status()).toBe('deleted')
    await consume()
    const mails = (await world.deliveries()).map(({ notification }) => notification)
    expect(mails).toContainEqual({ kind: 'reactivate', member: 'ann', site: 'vonk' })
    expect(await erase(false, LEO)).toEqual(err({ code: 'request.closed', by: 'Mia' }))
    pass(14 * DAY + 1)
    await eraseDeleted(world)
    expect(await status()).toBe('erased')
  })

  test('is done at once for who wants no such days', async () => {
    const { world, erase, status, actions } = await asked('erase')
    await addNote(world, { id: 'note', member: 'ann', text: 'Belde.', operator: MIA })
    expect(await erase(true)).toEqual(ok(null))
    expect(await status()).toBe('erased')
    expect(await world.reads.memberNotes.of('ann', 9)).toEqual([])
    expect(await world.reads.memberRequests.byId('letter')).toMatchObject({
      ...{ state: 'done', closedBy: 'mia' },
    })
    expect(await actions()).toContain('member.answered')
  })

  test('ends the days of one who left before the letter came', async () => {
    const { world, erase, status } = await asked('erase')
    await deleteAccount(world, { member: 'ann', reason: null, site: 'vonk' })
    expect(await erase(true)).toEqual(ok(null))
    expect(await status()).toBe('erased')
  })

  test('closes what is open, where a member left by themselves', async () => {
    const { world, erase, pass } = await asked('erase')
    await deleteAccount(world, { member: 'ann', reason: null, site: 'vonk' })
    pass(14 * DAY + 1)
    await eraseDeleted(world)
    expect(await world.reads.memberRequests.byId('letter')).toMatchObject({
      ...{ state: 'done', closedBy: null },
    })
    expect(await erase()).toEqual(err({ code: 'request.not-found' }))
  })

  const HELD: readonly [string, string, (stores: Stores) => Promise<unknown>][] = [
    [
      'an order is open',
      'order',
      ({ orders }) => orders.add(sampleOrder('ann', { id: 'open', state: 'pending' })),
    ],
    [
      'a chargeback is not handled',
      'chargeback',
      ({ orders }) => orders.add(sampleOrder('ann', { id: 'back', state: 'charged-back' })),
    ],
    [
      'a report about them is not decided',
      'case',
      ({ reports }) => reports.add(sampleReport('bo', 'ann')),
    ],
    [
      'a complaint of theirs is not answered',
      'case',
      ({ complaints }) => complaints.add(sampleComplaint({ email: 'ann@example.test' })),
    ],
  ]

  test.each(HELD)('is not done at once while %s', async (_, because, given) => {
    const { erase, status, commit } = await asked('erase')
    await commit(async (stores) => void (await given(stores)))
    expect(await erase(true)).toMatchObject({ error: { code: 'erasure.held', because } })
    expect(await status()).toBe('active')
    expect(await erase()).toEqual(ok(null))
    expect(await status()).toBe('deleted')
  })

  test('is done by one of two operators at once', async () => {
    const { erase, status } = await asked('erase')
    const outcomes = await Promise.all([erase(false, MIA), erase(false, LEO)])
    expect(outcomes.filter((one) => one.ok)).toHaveLength(1)
    expect(outcomes.find((one) => !one.ok)).toMatchObject({ error: { code: 'request.closed' } })
    expect(await status()).toBe('deleted')
  })
})
