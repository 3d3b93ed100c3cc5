import { describe, expect, test } from 'bun:test'
import { createActor, type EventFromLogic, fromPromise, waitFor } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import {
  type AcceptedOffer,
  deletionMachine,
  type Offers,
} from '#app/membership/leaving/deletion.machine.ts'
import type { DeletionReason } from '#core/accounts/account.ts'
import type { DeletionAlternative } from '#core/membership/leaving/alternatives.ts'
import { refusal } from '#tests/app/refusal.ts'

const OFFERS: Offers = { refundable: [], alternatives: ['discount', 'pause'], discount: 50 }
const MONEY: Offers = {
  ...OFFERS,
  refundable: [{ order_id: 'o1', credits: 40, amount: { amount: 1999, currency: 'EUR' } }],
}

type Given = {
  readonly lookUp?: () => Promise<Offers>
  readonly payBack?: () => Promise<void>
  readonly take?: (alternative: DeletionAlternative) => Promise<AcceptedOffer>
  readonly remove?: () => Promise<void>
}

function start({
  lookUp = async () => OFFERS,
  payBack = async () => undefined,
  take = async (alternative) => ({ alternative, code: null }),
  remove = async () => undefined,
}: Given = {}) {
  const calls: string[] = []
  const actor = createActor(
    deletionMachine.provide({
      actors: {
        lookUp: fromPromise<Offers, DeletionReason | null>(({ input }) => {
          calls.push(`look up ${input}`)
          return lookUp()
        }),
        payBack: fromPromise<void, Offers['refundable']>(({ input }) => {
          calls.push(`pay back ${input.map(({ order_id }) => order_id)}`)
          return payBack()
        }),
        take: fromPromise<AcceptedOffer, DeletionAlternative>(({ input }) => {
          calls.push(`take ${input}`)
          return take(input)
        }),
        remove: fromPromise<void, DeletionReason | null>(({ input }) => {
          calls.push(`remove ${input}`)
          return remove()
        }),
      },
    }),
  ).start()
  const at = (value: string) => waitFor(actor, (state) => state.value === value)
  return { actor, at, calls }
}

/** The outcome of an actor, as XState reports it; the machine's type has only its own events. */
const ended = (how: 'done' | 'error', id: string, outcome: unknown) =>
  ({
    type: `xstate.${how}.actor.${id}`,
    [how === 'done' ? 'output' : 'error']: outcome,
    actorId: id,
  }) as unknown as EventFromLogic<typeof deletionMachine>

describe('deleting an account', () => {
  test('does not require a reason', async () => {
    const { actor, at, calls } = start()
    actor.send({ type: 'leave', reason: null })
    await at('offering')
    actor.send({ type: 'skip' })
    actor.send({ type: 'confirm' })
    await at('gone')
    expect(calls).toEqual(['look up null', 'remove null'])
  })

  test('asks for a reason, offers alternatives, and deletes after confirmation', async () => {
    const { actor, at, calls } = start()
    actor.send({ type: 'leave', reason: 'too-expensive' })
    expect((await at('offering')).context.offers).toEqual(OFFERS)
    actor.send({ type: 'skip' })
    actor.send({ type: 'confirm' })
    await at('gone')
    expect(calls).toEqual(['look up too-expensive', 'remove too-expensive'])
  })

  test('offers the refundable credits first, and continues after the refund', async () => {
    const { actor, at, calls } = start({ lookUp: async () => MONEY })
    actor.send({ type: 'leave', reason: 'break' })
    await at('refunding')
    actor.send({ type: 'refund' })
    expect((await at('offering')).context.paidBack).toBe(true)
    expect(calls).toEqual(['look up break', 'pay back o1'])
  })

  test('continues without the refund too', async () => {
    const { actor, at, calls } = start({ lookUp: async () => MONEY })
    actor.send({ type: 'leave', reason: 'break' })
    await at('refunding')
    actor.send({ type: 'skip' })
    expect((await at('offering')).context.paidBack).toBe(false)
    expect(calls).toEqual(['look up break'])
  })

  test('reloads the refundable credits after a failed refund, with the error', async () => {
    const { actor, calls } = start({
      lookUp: async () => MONEY,
      payBack: () => Promise.reject(refusal({ code: 'refund.not-possible' })),
    })
    actor.send({ type: 'leave', reason: 'break' })
    await waitFor(actor, (state) => state.value === 'refunding')
    actor.send({ type: 'refund' })
    const retried = await waitFor(
      actor,
      ({ value, context }) => value === 'refunding' && context.error !== null,
    )
    expect(retried.context.error).toEqual({ code: 'refund.not-possible' })
    expect(calls).toEqual(['look up break', 'pay back o1', 'look up break'])
  })

  test('offers alternatives once: the next time it continues', async () => {
    const { actor, at, calls } = start()
    actor.send({ type: 'leave', reason: 'break' })
    await at('offering')
    actor.send({ type: 'back' })
    actor.send({ type: 'leave', reason: 'other' })
    expect(actor.getSnapshot().value).toBe('confirming')
    actor.send({ type: 'confirm' })
    await at('gone')
    expect(calls).toEqual(['look up break', 'remove other'])
  })

  test('is not blocked when no offer can be loaded', async () => {
    const { actor, at } = start({ lookUp: () => Promise.reject(new Error('no network')) })
    actor.send({ type: 'leave', reason: 'privacy' })
    await at('confirming')
  })

  test('ends without a deletion when an offer is accepted', async () => {
    const { actor, at, calls } = start({
      take: async (alternative) => ({ alternative, code: 'STAY-1' }),
    })
    actor.send({ type: 'leave', reason: 'too-expensive' })
    await at('offering')
    actor.send({ type: 'take', alternative: 'discount' })
    expect((await at('stayed')).context.taken).toEqual({ alternative: 'discount', code: 'STAY-1' })
    expect(calls).not.toContain('remove too-expensive')
  })

  test('shows errors, and can be retried', async () => {
    let tries = 0
    const { actor, at } = start({
      take: () => Promise.reject(refusal({ code: 'network' })),
      remove: async () => {
        tries += 1
        if (tries === 1) throw refusal({ code: 'busy' })
      },
    })
    actor.send({ type: 'leave', reason: 'break' })
    await at('offering')
    actor.send({ type: 'take', alternative: 'pause' })
    const refused = await waitFor(actor, ({ context }) => context.error !== null)
    expect([refused.value, refused.context.error]).toEqual(['offering', { code: 'network' }])

    actor.send({ type: 'skip' })
    expect(actor.getSnapshot().context.error).toBeNull()
    actor.send({ type: 'confirm' })
    const busy = await waitFor(actor, ({ context }) => context.error !== null)
    expect([busy.value, busy.context.error]).toEqual(['confirming', { code: 'busy' }])
    actor.send({ type: 'confirm' })
    await at('gone')
  })

  test('reaches every state, and never deletes without confirmation', () => {
    const paths = getShortestPaths(deletionMachine, {
      events: [
        { type: 'leave', reason: 'break' },
        { type: 'take', alternative: 'pause' },
        { type: 'refund' },
        { type: 'skip' },
        { type: 'back' },
        { type: 'confirm' },
        ended('done', 'lookUp', OFFERS),
        ended('done', 'lookUp', MONEY),
        ended('done', 'payBack', undefined),
        ended('error', 'payBack', new Error()),
        ended('error', 'lookUp', new Error()),
        ended('done', 'take', { alternative: 'pause', code: null }),
        ended('done', 'remove', undefined),
      ],
      serializeState: ({ value, context }) => `${String(value)} ${context.offers !== null}`,
      limit: 200,
    })
    const reached = new Set(paths.map(({ state }) => String(state.value)))
    expect([...reached].toSorted()).toEqual([
      'asking',
      'confirming',
      'gone',
      'lookingUp',
      'offering',
      'payingBack',
      'refunding',
      'removing',
      'stayed',
      'taking',
    ])
    for (const { state, steps } of paths) {
      if (state.value !== 'gone') continue
      expect(steps.map(({ event }) => event.type)).toContain('confirm')
    }
  })
})
