import { describe, expect, test } from 'bun:test'
import { createActor, fromPromise, waitFor } from 'xstate'
import type { CallError } from '#app/client/client.ts'
import { debitMachine, type ReceivedDebit } from '#app/money/direct-debit/debit.machine.ts'
import { debitSearch } from '#app/money/direct-debit/debit-search.ts'
import { refusal } from '#tests/app/refusal.ts'
import { DEBIT_FORM } from '#tests/core/money/checkout/debit-orders.ts'

const ASKED: ReceivedDebit = {
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
  readonly ask?: () => Promise<ReceivedDebit>
  readonly again?: () => Promise<ReceivedDebit>
  readonly confirm?: () => Promise<unknown>
}

/** The flow with fake actors. */
function startDebitFlow(debit: ReceivedDebit | null, answers: Answers = {}) {
  const calls: unknown[] = []
  const went: unknown[] = []
  const record = <Answer>(input: unknown, answer: (() => Promise<Answer>) | undefined) => {
    calls.push(input)
    return answer?.() ?? new Promise<never>(() => {})
  }
  const machine = debitMachine.provide({
    actors: {
      askDebit: fromPromise(({ input }) => record(input, answers.ask)),
      sendAgain: fromPromise(({ input }) => record(input, answers.again)),
      confirm: fromPromise(({ input }) => record(input, answers.confirm)),
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
  return { actor, calls, went, reaches }
}

const refused = (error: CallError) => () => Promise.reject(refusal(error))

describe('the form', () => {
  test('leads to the code when it is sent, also after a reload', async () => {
    const { actor, calls, went, reaches } = startDebitFlow(null, { ask: async () => ASKED })
    actor.send({ type: 'ask', form: DEBIT_FORM })
    const { context } = await reaches('coding')
    expect(calls).toEqual([{ order: 'order-1', form: DEBIT_FORM }])
    expect(context.debit).toEqual(ASKED)
    expect(went).toEqual(['debit-1'])
    expect(startDebitFlow(ASKED).actor.getSnapshot().value).toBe('coding')
  })

  test('is sent once when submitted twice', () => {
    const { actor, calls } = startDebitFlow(null)
    actor.send({ type: 'ask', form: DEBIT_FORM })
    actor.send({ type: 'ask', form: DEBIT_FORM })
    expect(calls).toHaveLength(1)
  })

  test('shows why it was refused', async () => {
    const { actor, reaches } = startDebitFlow(null, {
      ask: refused({ code: 'directdebit.blocked' }),
    })
    actor.send({ type: 'ask', form: DEBIT_FORM })
    expect((await reaches('filling')).context.error).toEqual({ code: 'directdebit.blocked' })
  })

  test('can be reopened from the code', () => {
    const { actor, went } = startDebitFlow(ASKED)
    actor.send({ type: 'change' })
    expect(actor.getSnapshot()).toMatchObject({ value: 'filling', context: { debit: null } })
    expect(went).toEqual([null])
  })
})

describe('the code', () => {
  test('that is right leads to the order', async () => {
    const { actor, calls, went, reaches } = startDebitFlow(ASKED, { confirm: async () => ({}) })
    actor.send({ type: 'confirm', otp: '123456' })
    actor.send({ type: 'confirm', otp: '123456' })
    await reaches('signed')
    expect(calls).toEqual([{ debit: 'debit-1', otp: '123456' }])
    expect(went).toEqual(['order-1'])
  })

  test('that is wrong can be entered again', async () => {
    const error = { code: 'code.invalid', left: 4 } as const
    const { actor, reaches } = startDebitFlow(ASKED, { confirm: refused(error) })
    actor.send({ type: 'confirm', otp: '000000' })
    expect((await reaches('coding')).context.error).toEqual(error)
    actor.send({ type: 'confirm', otp: '000001' })
    expect(actor.getSnapshot().context.error).toBeNull()
  })

  test('leads to the order if the mandate was confirmed elsewhere', async () => {
    const { actor, went, reaches } = startDebitFlow(ASKED, {
      confirm: refused({ code: 'directdebit.signed' }),
    })
    actor.send({ type: 'confirm', otp: '123456' })
    await reaches('signed')
    expect(went).toEqual(['order-1'])
  })

  test('can be requested again, and the result is shown', async () => {
    const resent = { ...ASKED, next_code_at: '2026-11-21T12:02:00Z' }
    const { actor, reaches } = startDebitFlow(ASKED, { again: async () => resent })
    actor.send({ type: 'again' })
    expect((await reaches('coding')).context).toMatchObject({ debit: resent, resent: true })
    const { actor: other, reaches: comes } = startDebitFlow(ASKED, {
      again: refused({ code: 'directdebit.limit-reached', limit: 3 }),
    })
    other.send({ type: 'again' })
    expect((await comes('coding')).context).toMatchObject({
      resent: false,
      error: { code: 'directdebit.limit-reached' },
    })
  })
})

test('a URL has ids of order and direct debit, and no invalid ones', () => {
  const id = '01934a00-0000-7000-8000-000000000301'
  expect(debitSearch({ order: id, debit: id })).toEqual({ order: id, debit: id })
  expect(debitSearch({ order: id, debit: '<script>' })).toEqual({ order: id })
  expect(debitSearch({ order: 5 })).toEqual({})
})
