import { expect, test } from 'bun:test'
import { getShortestPaths } from 'xstate/graph'
import { orderMachine } from '#app/money/checkout/order.machine.ts'
import { orderIn, PAY, retryBy } from './ordering.ts'

test('every state is reachable, and none offers to pay during a payment', () => {
  const states = [
    'pending',
    'completed',
    'failed',
    'cancelled',
    'refunded',
    'charged-back',
  ] as const
  const outcomes = states.map((state) => orderIn(state))
  const done = (actor: string) =>
    outcomes.map((output) => ({ type: `xstate.done.actor.${actor}`, output }))
  const failed = (actor: string) => ({
    type: `xstate.error.actor.${actor}`,
    error: new Error('no'),
  })
  const invoked = ['place', 'outcome', 'cancel', 'retry']
  const events = [
    PAY,
    retryBy('paypal'),
    { type: 'cancel' },
    { type: 'hint' },
    { type: 'return' },
    ...outcomes.map((order) => ({ type: 'refresh', order })),
    ...invoked.flatMap(done),
    ...invoked.map(failed),
  ]
  const seen = new Set<string>()
  for (const order of [null, ...outcomes]) {
    const paths = getShortestPaths(orderMachine, {
      input: { order },
      // Events of the actors are not among the machine's own.
      events: events as readonly { type: 'hint' }[],
      serializeState: ({ value, context }) => JSON.stringify([value, context.order?.state]),
      limit: 2000,
    })
    for (const { state } of paths) {
      seen.add(String(state.value))
      const moving = ['placing', 'pending', 'interrupted', 'cancelling', 'retrying']
      if (!moving.includes(String(state.value))) continue
      expect(state.can(PAY)).toBe(false)
      expect(state.can(retryBy('paypal'))).toBe(false)
    }
  }
  const all = Object.keys(orderMachine.states).filter(
    (name) => !['opening', 'judging'].includes(name),
  )
  expect([...seen].toSorted()).toEqual(all.toSorted())
})
