import { describe, expect, test } from 'bun:test'
import { createActor, fromPromise, waitFor } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import { type PushEvent, pushMachine } from '#app/notifications/push/push.machine.ts'
import type { PushState } from '#core/membership/alerts/prompts.ts'
import { refusal } from '#tests/app/refusal.ts'

type Answers = {
  readonly look?: () => Promise<PushState>
  readonly ask?: () => Promise<NotificationPermission>
  readonly subscribe?: () => Promise<null>
  readonly unsubscribe?: () => Promise<null>
}

/** The push flow in a browser that allows everything by default. */
function inBrowser({
  look = async () => 'unsubscribed',
  ask = async () => 'granted',
  subscribe = async () => null,
  unsubscribe = async () => null,
}: Answers = {}) {
  const machine = pushMachine.provide({
    actors: {
      look: fromPromise<PushState>(look),
      ask: fromPromise<NotificationPermission>(ask),
      subscribe: fromPromise<null>(subscribe),
      unsubscribe: fromPromise<null>(unsubscribe),
    },
  })
  const actor = createActor(machine).start()
  const until = (state: string) => waitFor(actor, ({ value }) => value === state)
  return { send: (event: PushEvent) => actor.send(event), until }
}

describe('push messages', () => {
  test('start after the member and the browser agreed, and end on request', async () => {
    const { send, until } = inBrowser()
    await until('unsubscribed')
    send({ type: 'allow' })
    await until('subscribed')
    send({ type: 'stop' })
    await until('unsubscribed')
  })

  test.each(['incapable', 'subscribed', 'denied'] as const)(
    'are not offered in a browser that is %s',
    async (state) => {
      let requests = 0
      const { send, until } = inBrowser({
        look: async () => state,
        ask: async () => {
          requests += 1
          return 'granted'
        },
      })
      await until(state)
      send({ type: 'allow' })
      await until(state)
      expect(requests).toBe(0)
    },
  )

  test('can be requested again after the browser’s prompt was only closed', async () => {
    const answers = (['default', 'granted'] as const).values()
    const { send, until } = inBrowser({ ask: async () => answers.next().value ?? 'denied' })
    await until('unsubscribed')
    send({ type: 'allow' })
    await until('unsubscribed')
    send({ type: 'allow' })
    await until('subscribed')
  })

  test('that the browser denied can start after its settings changed', async () => {
    const states = (['unsubscribed', 'subscribed'] as const).values()
    const { send, until } = inBrowser({
      look: async () => states.next().value ?? 'incapable',
      ask: async () => 'denied',
    })
    await until('unsubscribed')
    send({ type: 'allow' })
    await until('denied')
    send({ type: 'retry' })
    await until('subscribed')
  })

  test('that failed can be retried, and show the error until then', async () => {
    let tries = 0
    const { send, until } = inBrowser({
      subscribe: () =>
        ++tries === 1 ? Promise.reject(refusal({ code: 'busy' })) : Promise.resolve(null),
    })
    await until('unsubscribed')
    send({ type: 'allow' })
    expect((await until('failed')).context.error).toEqual({ code: 'busy' })
    send({ type: 'retry' })
    expect((await until('subscribed')).context.error).toBeNull()
  })

  test('that could not be ended continue, with an error', async () => {
    let tries = 0
    const { send, until } = inBrowser({
      look: async () => 'subscribed',
      unsubscribe: () =>
        ++tries === 1 ? Promise.reject(new TypeError('no')) : Promise.resolve(null),
    })
    await until('subscribed')
    send({ type: 'stop' })
    expect((await until('stuck')).context.error).toEqual({ code: 'internal' })
    send({ type: 'retry' })
    await until('unsubscribed')
  })

  test('are requested immediately if the member does not wait for the state check', async () => {
    const { send, until } = inBrowser({ look: () => new Promise(() => undefined) })
    send({ type: 'allow' })
    await until('subscribed')
  })

  test('are unavailable if the browser reports no state', async () => {
    await inBrowser({ look: () => Promise.reject(new Error('no')) }).until('incapable')
  })
})

test('every state is reachable, and none is a dead end', () => {
  const done = (id: string, output: unknown) =>
    ({ type: `xstate.done.actor.${id}`, output }) as unknown as PushEvent
  const failed = (id: string) =>
    ({ type: `xstate.error.actor.${id}`, error: new Error('no') }) as unknown as PushEvent
  const paths = getShortestPaths(pushMachine, {
    events: [
      ...(['incapable', 'unsubscribed', 'subscribed', 'denied'] as const).map((state) =>
        done('look', state),
      ),
      ...(['granted', 'denied', 'default'] as const).map((answer) => done('ask', answer)),
      done('subscribe', null),
      done('unsubscribe', null),
      ...['look', 'ask', 'subscribe', 'unsubscribe'].map(failed),
      { type: 'allow' },
      { type: 'stop' },
      { type: 'retry' },
    ],
    serializeState: ({ value }) => JSON.stringify(value),
    limit: 1000,
  })
  const reached = new Map(paths.map(({ state }) => [String(state.value), state]))
  expect([...reached.keys()].toSorted()).toEqual(Object.keys(pushMachine.states).toSorted())
  for (const [name, state] of reached) {
    const ways = (['allow', 'stop', 'retry'] as const).filter((type) => state.can({ type }))
    expect([name, state.hasTag('busy') || name === 'incapable' || ways.length > 0]).toEqual([
      name,
      true,
    ])
  }
})
