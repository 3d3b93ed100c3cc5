import { assign, fromPromise, setup } from 'xstate'
import type { Millis } from '#core/shared/time.ts'
import { LIKES_RELOAD_DELAY } from '#core/site/limits.ts'
import type { MemberCard } from '../members/queries.ts'
import type { Somebody } from './queries.ts'

/** Somebody shown to the member, and what there really is between the two. */
export type Met = {
  readonly kind: 'match' | 'liked-by' | 'liked' | 'suggestion'
  readonly card: MemberCard
}

type Input = {
  /** Whom to show; with nobody, somebody is asked for. */
  readonly met: Met | null
  /** How long to wait before anything shows. */
  readonly wait: Millis
}

/** Whom the server found, as what they are: a like is only called so when it is one. */
export const metOf = ({ suggestion, ...card }: Somebody): Met => ({
  kind: suggestion ? 'suggestion' : 'liked-by',
  card,
})

/** Spec §4, the match modal: somebody is shown, asked for first when not given; half a second on, the likes are loaded again. */
export const encounterMachine = setup({
  types: { input: {} as Input, context: {} as Input },
  actors: {
    meet: fromPromise<Somebody | null>(() =>
      Promise.reject(new Error('encounterMachine: provide this actor')),
    ),
  },
  actions: { reloadLikes: () => undefined },
  delays: { wait: ({ context }) => context.wait },
}).createMachine({
  id: 'encounter',
  context: ({ input }) => input,
  initial: 'waiting',
  states: {
    waiting: { after: { wait: 'deciding' } },
    deciding: {
      always: [{ guard: ({ context }) => context.met !== null, target: 'shown' }, 'meeting'],
    },
    meeting: {
      invoke: {
        id: 'meet',
        src: 'meet',
        onDone: [
          {
            guard: ({ event }) => event.output !== null,
            target: 'shown',
            actions: assign({ met: ({ event }) => event.output && metOf(event.output) }),
          },
          { target: 'nobody' },
        ],
        // What was nobody's wish is not worth an error message.
        onError: 'nobody',
      },
    },
    shown: {
      initial: 'fresh',
      states: {
        fresh: { after: { [LIKES_RELOAD_DELAY]: { target: 'settled', actions: 'reloadLikes' } } },
        settled: {},
      },
    },
    nobody: { type: 'final' },
  },
})
