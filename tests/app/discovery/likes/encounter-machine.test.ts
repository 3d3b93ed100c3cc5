import { describe, expect, test } from 'bun:test'
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import {
  type EncounterMember,
  encounterMachine,
  encounterMember,
} from '#app/discovery/likes/encounter.machine.ts'
import type { Somebody } from '#app/discovery/likes/queries.ts'
import { SECOND } from '#core/shared/time.ts'
import { LIKES_RELOAD_DELAY } from '#core/site/pages/constants.ts'
import { somebody } from './people.ts'

const NOOR: EncounterMember = { kind: 'match', card: somebody('noor') }

type Given = {
  readonly met?: EncounterMember | null
  readonly wait?: number
  readonly found?: () => Promise<Somebody | null>
}

function start({ met = null, wait = 0, found = () => Promise.resolve(null) }: Given) {
  const clock = new SimulatedClock()
  let reloads = 0
  let calls = 0
  const actor = createActor(
    encounterMachine.provide({
      actors: {
        meet: fromPromise<Somebody | null>(() => {
          calls += 1
          return found()
        }),
      },
      actions: {
        reloadLikes: () => {
          reloads += 1
        },
      },
    }),
    { input: { met, wait }, clock },
  ).start()
  return { actor, clock, reloads: () => reloads, calls: () => calls }
}

describe('the match modal', () => {
  test('shows a given member without a request', () => {
    const { actor, clock, calls } = start({ met: NOOR })
    clock.increment(0)
    expect(actor.getSnapshot().matches('shown')).toBe(true)
    expect(calls()).toBe(0)
  })

  test('refetches the likes half a second after it opens, once', () => {
    const { clock, reloads } = start({ met: NOOR })
    clock.increment(0)
    clock.increment(LIKES_RELOAD_DELAY - 1)
    expect(reloads()).toBe(0)
    clock.increment(1)
    clock.increment(10 * SECOND)
    expect(reloads()).toBe(1)
  })

  test('waits as long as the URL says, then requests a member', async () => {
    const found = { ...somebody('bo'), suggestion: true }
    const { actor, clock, calls } = start({ wait: 5 * SECOND, found: async () => found })
    clock.increment(5 * SECOND - 1)
    expect([actor.getSnapshot().value, calls()]).toEqual(['waiting', 0])
    clock.increment(1)
    const shown = await waitFor(actor, (state) => state.matches('shown'))
    expect(shown.context.met).toMatchObject({ kind: 'suggestion', card: { id: 'bo' } })
  })

  test('shows nothing without a member, or after an error', async () => {
    for (const found of [async () => null, () => Promise.reject(new Error('no network'))]) {
      const { actor, clock } = start({ found })
      clock.increment(0)
      const state = await waitFor(actor, ({ status }) => status === 'done')
      expect(state.value).toBe('nobody')
    }
  })

  test('labels a suggestion and a like', () => {
    expect(encounterMember({ ...somebody('bo'), suggestion: true }).kind).toBe('suggestion')
    expect(encounterMember({ ...somebody('bo'), suggestion: false }).kind).toBe('liked-by')
  })

  test('reaches every state', () => {
    const paths = getShortestPaths(encounterMachine, {
      input: { met: null, wait: 0 },
      events: [
        { type: 'xstate.after.wait.encounter.waiting' },
        {
          type: 'xstate.done.actor.meet',
          output: { ...somebody('bo'), suggestion: true },
          actorId: 'meet',
        },
        { type: 'xstate.done.actor.meet', output: null, actorId: 'meet' },
        { type: `xstate.after.${LIKES_RELOAD_DELAY}.encounter.shown.fresh` },
      ],
      serializeState: ({ value }) => JSON.stringify(value),
      limit: 100,
    })
    const reached = new Set(paths.map(({ state }) => JSON.stringify(state.value)))
    expect([...reached].toSorted()).toEqual([
      '"meeting"',
      '"nobody"',
      '"waiting"',
      '{"shown":"fresh"}',
      '{"shown":"settled"}',
    ])
  })
})
