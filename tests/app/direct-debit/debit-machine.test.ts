import { describe, expect, test } from 'bun:test'
import { createActor, fromPromise, waitFor } from 'xstate'
import { Refusal } from '#app/client/client.ts'
import { debitMachine, type ToldDebit } from '#app/direct-debit/debit.machine.ts'
import { debitSearch } from '#app/direct-debit/debit-search.ts'
import { DEBIT_FORM } from '#tests/core/checkout/mandating.ts'

const ASKED: ToldDebit = {
  id: 'debit-1',
  order_id: 'order-1',
  iban: 'NL••••4300',
  phone: '+31••••78',
  code_sent_at: null,
  code_ends_at: null,
  tries_left: 5,
  next_code_at: '2026-11-21T12:01:00Z',
  offered: null,
  mandate: null,
  now: '2026-11-21T12:00:00Z',
  receivedAt: 0,
}

type Answers = {
  readonly ask?: () => Promise<ToldDebit>
  readonly again?: () => Promise<ToldDebit>
  readonly confirm?: () => Promise<unknown>
}

/** The flow with somebody else at every door. */
function debiting(debit: ToldDebit | null, answers: Answers = {}) {
  const asked: unknown[] = []
  const went: unknown[] = []
  const heard = <Answer>(input: unknown, answer: (() => Promise<Answer>) | undefined) => {
    asked.push(input)
    return answer?.() ?? new Promise<never>(() => {})
  }
  const machine = debitMachine.provide({
    actors: {
      askDebit: fromPromise(({ input }) => heard(input, answers.ask)),
      sendAgain: fromPromise(({ input }) => heard(input, answers.again)),
      confirm: fromPromise(({ input }) => heard(input, answers.confirm)),
    },
    actions: {
      note: (_, { debit: noted }) => void went.push(noted),
      leave: (_, { order }) => void went.push(order),
    },
  })
  const actor = createActor(machine, { input: { order: 'order-1', debit } })
  actor.start()
  const reaches = (state: 'filling' | 'coding' | 'signed') =>
    waitFor(actor, (snapshot) => snapshot.matches(state))
  return { actor, asked, went, reaches }
}

const refused = (error: Refusal['error']) => () => Promise.reject(new Refusal(error))

describe('the form', () => {
  test('once sent leads to the code, which a reload comes back to', async () => {
    const { actor, asked, went, reaches } = debiting(null, { ask: async () => ASKED })
    actor.send({ type: 'ask', form: DEBIT_FORM })
    const { context } = await reaches('coding')
    expect(asked).toEqual([{ order: 'order-1', form: DEBIT_FORM }])
    expect(context.debit).toEqual(ASKED)
    expect(went).toEqual(['debit-1'])
    expect(debiting(ASKED).actor.getSnapshot().value).toBe('coding')
  })

  test('sent twice is sent once', () => {
    const { actor, asked } = debiting(null)
    actor.send({ type: 'ask', form: DEBIT_FORM })
    actor.send({ type: 'ask', form: DEBIT_FORM })
    expect(asked).toHaveLength(1)
  })

  test('that is refused says why', async () => {
    const { actor, reaches } = debiting(null, { ask: refused({ code: 'directdebit.blocked' }) })
    actor.send({ type: 'ask', form: DEBIT_FORM })
    expect((await reaches('filling')).context.error).toEqual({ code: 'directdebit.blocked' })
  })

  test('can be gone back to from the code', () => {
    const { actor, went } = debiting(ASKED)
    actor.send({ type: 'change' })
    expect(actor.getSnapshot()).toMatchObject({ value: 'filling', context: { debit: null } })
    expect(went).toEqual([null])
  })
})

describe('the code', () => {
  test('that is right leads to the order', async () => {
    const { actor, asked, went, reaches } = debiting(ASKED, { confirm: async () => ({}) })
    actor.send({ type: 'confirm', otp: '123456' })
    actor.send({ type: 'confirm', otp: '123456' })
    await reaches('signed')
    expect(asked).toEqual([{ debit: 'debit-1', otp: '123456' }])
    expect(went).toEqual(['order-1'])
  })

  test('that is wrong can be typed again', async () => {
    const error = { code: 'code.invalid', left: 4 } as const
    const { actor, reaches } = debiting(ASKED, { confirm: refused(error) })
    actor.send({ type: 'confirm', otp: '000000' })
    expect((await reaches('coding')).context.error).toEqual(error)
    actor.send({ type: 'confirm', otp: '000001' })
    expect(actor.getSnapshot().context.error).toBeNull()
  })

  test('of a mandate that was given elsewhere leads to the order as well', async () => {
    const { actor, went, reaches } = debiting(ASKED, {
      confirm: refused({ code: 'directdebit.signed' }),
    })
    actor.send({ type: 'confirm', otp: '123456' })
    await reaches('signed')
    expect(went).toEqual(['order-1'])
  })

  test('can be requested again, and the result is shown', async () => {
    const later = { ...ASKED, next_code_at: '2026-11-21T12:02:00Z' }
    const { actor, reaches } = debiting(ASKED, { again: async () => later })
    actor.send({ type: 'again' })
    expect((await reaches('coding')).context).toMatchObject({ debit: later, resent: true })
    const { actor: other, reaches: comes } = debiting(ASKED, {
      again: refused({ code: 'directdebit.limit-reached', limit: 3 }),
    })
    other.send({ type: 'again' })
    expect((await comes('coding')).context).toMatchObject({
      resent: false,
      error: { code: 'directdebit.limit-reached' },
    })
  })
})

test('an address tells the order and the debit, and nothing that can be neither', () => {
  const id = '01934a00-0000-7000-8000-000000000301'
  expect(debitSearch({ order: id, debit: id })).toEqual({ order: id, debit: id })
  expect(debitSearch({ order: id, debit: '<script>' })).toEqual({ order: id })
  expect(debitSearch({ order: 5 })).toEqual({})
})
