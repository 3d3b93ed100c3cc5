import { describe, expect, test } from 'bun:test'
import { changeCredits, decideCredits, MOST_CREDITS } from '#core/desk/credits/change-credits.ts'
import { grant, REASON_LENGTH, sell } from '#core/money/book.ts'
import { signedAmount } from '#core/money/ports.ts'
import { err, ok } from '#core/shared/result.ts'
import { DAY } from '#core/shared/time.ts'
import { openWorld, START } from '../world.ts'
import { addOperators } from './operators.ts'

/** Ann, two operators, and a site where one operator alone may move a hundred credits. */
async function opened() {
  const world = openWorld({ settings: { operatorCredits: 100 } })
  await world.member('ann')
  await world.member('bob')
  await addOperators(world)
  const ask = (changes: Partial<Parameters<typeof changeCredits>[1]> = {}) =>
    changeCredits(world, {
      ...{ id: 'change', member: 'ann', credits: 25, operator: { id: 'mia' } },
      reason: ' Foto niet bezorgd ',
      ...changes,
    })
  const decide = (confirms: boolean, operator: string, id = 'change') =>
    decideCredits(world, { id, confirms, operator: { id: operator } })
  const stored = () => world.reads.creditChanges.byId('change')
  const wallet = () => world.reads.wallets.of('ann')
  const booked = async () =>
    (await world.reads.ledger.of('ann', null, 9)).map((entry) => [
      entry.reason,
      entry.reference,
      signedAmount(entry),
    ])
  const actions = async () =>
    (await world.reads.operatorActions.newest(null, 9)).map(({ operator, action, subject }) => [
      operator,
      action,
      subject,
    ])
  const mails = async () => (await world.deliveries()).map(({ notification }) => notification)
  return { ...world, ask, decide, stored, wallet, booked, actions, mails }
}

/** The change that is asked for, unless a test changes it. */
const ASKED = {
  ...{ id: 'change', member: 'ann', credits: 25, reason: 'Foto niet bezorgd' },
  ...{ askedBy: 'mia', askedAt: START },
} as const
const WAITING = { ...ASKED, state: 'waiting', decidedBy: null, decidedAt: null } as const

describe('credits that an operator moves alone', () => {
  test('are granted at once: in the wallet, the ledger, the log, an event and a mail', async () => {
    const { ask, stored, wallet, booked, actions, allEvents, mails } = await opened()
    const done = { ...ASKED, state: 'done', decidedBy: 'mia', decidedAt: START } as const
    expect(await ask()).toEqual(ok(done))
    expect(await stored()).toEqual(done)
    expect(await wallet()).toEqual({ granted: 25, paid: 0 })
    expect(await booked()).toEqual([['bonus', 'change', 25]])
    expect(await actions()).toEqual([['mia', 'credits.granted', 'change']])
    expect(await allEvents()).toEqual([
      { type: 'credits.granted', member: 'ann', credits: 25, change: 'change' },
    ])
    expect(await mails()).toEqual([{ kind: 'credits-granted', member: 'ann', credits: 25 }])
  })

  test('are taken at once, granted ones before paid ones', async () => {
    const { commit, ask, wallet, booked, actions, allEvents, mails, ...world } = await opened()
    await commit(async (stores) => {
      const bought = { member: 'ann', amount: 60, reference: 'order' }
      await sell(stores, world, bought)
      await grant(stores, world, { ...bought, amount: 20, reason: 'signup' })
    })
    world.pass(1)
    expect(await ask({ credits: -30 })).toMatchObject({
      value: { credits: -30, state: 'done', decidedBy: 'mia', decidedAt: START + 1 },
    })
    expect(await wallet()).toEqual({ granted: 0, paid: 50 })
    expect((await booked()).filter(([reason]) => reason === 'taken').toSorted()).toEqual([
      ['taken', 'change', -10],
      ['taken', 'change', -20],
    ])
    expect(await actions()).toEqual([['mia', 'credits.taken', 'change']])
    expect(await allEvents()).toEqual([
      { type: 'credits.taken', member: 'ann', credits: 30, change: 'change' },
    ])
    expect(await mails()).toEqual([{ kind: 'credits-taken', member: 'ann', credits: 30 }])
  })

  test('are moved once, however often they are sent', async () => {
    const { ask, pass, snapshot } = await opened()
    const first = await ask()
    const once = snapshot()
    pass(1)
    expect(await ask()).toEqual(first)
    expect(snapshot()).toEqual(once)
  })

  test('are never more than the site allows: the last one that it allows is moved', async () => {
    const { ask } = await opened()
    for (const sign of [1, -1])
      expect(await ask({ id: `over ${sign}`, credits: 101 * sign })).toMatchObject({
        value: { state: 'waiting' },
      })
    expect(await ask({ id: 'in', credits: 100 })).toMatchObject({ value: { state: 'done' } })
    expect(await ask({ id: 'out', credits: -100 })).toMatchObject({ value: { state: 'done' } })
  })
})

describe('a change of credits changes nothing and is refused', () => {
  const amount = err({ code: 'credits.amount', most: MOST_CREDITS })
  const taken = err({ code: 'credits.id-taken' })
  test.each([
    ['without words', { reason: ' \n' }, err({ code: 'reason.missing' })],
    [
      'with too many words',
      { reason: 'x'.repeat(REASON_LENGTH + 1) },
      err({ code: 'reason.too-long', limit: REASON_LENGTH }),
    ],
    ['of no credits', { credits: 0 }, amount],
    ['of too many credits', { credits: MOST_CREDITS + 1 }, amount],
    ['of too many credits to take', { credits: -MOST_CREDITS - 1 }, amount],
    ['of nobody', { member: 'nobody' }, err({ code: 'member.not-found' })],
    ['of who was erased', { member: 'gone' }, err({ code: 'member.not-found' })],
    ['with the id of another amount', { id: 'used', credits: 6 }, taken],
    ['with the id of another member', { id: 'used', credits: 5, member: 'bob' }, taken],
    [
      'of more than there is',
      { credits: -6 },
      err({ code: 'credits.insufficient', needed: 6, balance: 5 }),
    ],
  ] as const)('%s', async (_, changes, refusal) => {
    const { ask, snapshot, member } = await opened()
    await member('gone', { account: { status: 'erased' } })
    await ask({ id: 'used', credits: 5 })
    const before = snapshot()
    expect(await ask(changes)).toEqual(refusal)
    expect(snapshot()).toEqual(before)
  })

  test('with an id that is taken meanwhile', async () => {
    const { atomically, snapshot, ...world } = await opened()
    await world.ask()
    const before = snapshot()
    const command = {
      id: 'change',
      member: 'bob',
      credits: 5,
      reason: 'x',
      operator: { id: 'mia' },
    }
    const blind: typeof atomically = (work) =>
      atomically((stores) =>
        work({ ...stores, creditChanges: { ...stores.creditChanges, byId: async () => null } }),
      )
    expect(await changeCredits({ ...world, atomically: blind }, command)).toEqual(taken)
    expect(snapshot()).toEqual(before)
  })

  test('by throwing, where the ledger has credits under its id that no request is known of', async () => {
    const { commit, ask, snapshot, ...world } = await opened()
    const move = { member: 'ann', amount: 25, reference: 'change', reason: 'bonus' } as const
    await commit((stores) => grant(stores, world, move))
    const before = snapshot()
    await expect(ask()).rejects.toThrow('credits were granted twice for one request')
    expect(snapshot()).toEqual(before)
  })
})

describe('several changes of one operator', () => {
  test('are one within a day: what passes the limit waits for a second one', async () => {
    const { ask, reads, pass } = await opened()
    const state = async (id: string) => (await reads.creditChanges.byId(id))?.state
    await ask({ id: 'first', credits: 60 })
    await ask({ id: 'second', credits: 41 })
    await ask({ id: 'third', credits: -40 })
    expect(await state('second')).toBe('waiting')
    expect(await state('third')).toBe('done')
    // Of another operator, for another member, and a day later.
    await ask({ id: 'fourth', credits: 60, operator: { id: 'leo' } })
    await ask({ id: 'fifth', credits: 60, member: 'bob' })
    pass(DAY)
    await ask({ id: 'sixth', credits: 60 })
    for (const id of ['fourth', 'fifth', 'sixth']) expect(await state(id)).toBe('done')
  })
})

describe('more credits than one operator may move', () => {
  const asked = async (credits = 101) => {
    const world = await opened()
    await world.ask({ credits })
    world.pass(1)
    return world
  }

  test('wait, recorded, and move nothing', async () => {
    const { stored, wallet, booked, actions, allEvents, mails } = await asked()
    expect(await stored()).toEqual({ ...WAITING, credits: 101 })
    expect(await wallet()).toEqual({ granted: 0, paid: 0 })
    expect(await booked()).toEqual([])
    expect(await actions()).toEqual([['mia', 'credits.requested', 'change']])
    expect(await allEvents()).toEqual([])
    expect(await mails()).toEqual([])
  })

  test('are granted once a colleague confirms', async () => {
    const { decide, stored, wallet, booked, actions, allEvents, mails } = await asked()
    const decided = { state: 'done', decidedBy: 'leo', decidedAt: START + 1 } as const
    const done = { ...WAITING, credits: 101, ...decided }
    expect(await decide(true, 'leo')).toEqual(ok(done))
    expect(await stored()).toEqual(done)
    expect(await wallet()).toEqual({ granted: 101, paid: 0 })
    expect(await booked()).toEqual([['bonus', 'change', 101]])
    expect(await actions()).toEqual([
      ['leo', 'credits.confirmed', 'change'],
      ['mia', 'credits.requested', 'change'],
    ])
    expect(await allEvents()).toEqual([
      { type: 'credits.granted', member: 'ann', credits: 101, change: 'change' },
    ])
    expect(await mails()).toEqual([{ kind: 'credits-granted', member: 'ann', credits: 101 }])
  })

  test('are not confirmed by who asked', async () => {
    const { decide, snapshot } = await asked()
    const before = snapshot()
    expect(await decide(true, 'mia')).toEqual(err({ code: 'credits.own' }))
    expect(snapshot()).toEqual(before)
  })

  test.each([
    ['refused by a colleague', 'leo'],
    ['withdrawn by who asked', 'mia'],
  ])('move nothing if %s', async (_, by) => {
    const { decide, stored, wallet, booked, actions, allEvents, mails } = await asked(500)
    const refused = { state: 'refused', decidedBy: by, decidedAt: START + 1 } as const
    expect(await decide(false, by)).toEqual(ok({ ...WAITING, credits: 500, ...refused }))
    expect(await stored()).toMatchObject(refused)
    expect(await wallet()).toEqual({ granted: 0, paid: 0 })
    expect(await booked()).toEqual([])
    expect((await actions())[0]).toEqual([by, 'credits.refused', 'change'])
    expect(await allEvents()).toEqual([])
    expect(await mails()).toEqual([])
  })

  test.each([true, false])('are decided once, confirmed first: %p', async (first) => {
    const { decide, snapshot } = await asked()
    await decide(first, 'leo')
    const before = snapshot()
    for (const confirms of [true, false])
      expect(await decide(confirms, 'leo')).toEqual(err({ code: 'credits.decided' }))
    expect(snapshot()).toEqual(before)
  })

  test('still wait where they cannot be taken any more', async () => {
    const { decide, snapshot } = await asked(-500)
    const before = snapshot()
    expect(await decide(true, 'leo')).toEqual(
      err({ code: 'credits.insufficient', needed: 500, balance: 0 }),
    )
    expect(snapshot()).toEqual(before)
  })

  test('of who was erased since are only refused', async () => {
    const { commit, decide, snapshot, reads, stored } = await asked()
    const ann = await reads.accounts.byId('ann')
    if (!ann) throw new Error('no account')
    await commit(({ accounts }) => accounts.save({ ...ann, status: 'erased' }))
    const before = snapshot()
    expect(await decide(true, 'leo')).toEqual(err({ code: 'member.not-found' }))
    expect(snapshot()).toEqual(before)
    expect(await decide(false, 'leo')).toMatchObject({ ok: true })
    expect(await stored()).toMatchObject({ state: 'refused' })
  })

  test('that nobody asked for are not decided', async () => {
    const { decide } = await asked()
    for (const confirms of [true, false])
      expect(await decide(confirms, 'leo', 'other')).toEqual(err({ code: 'credits.not-found' }))
  })
})
