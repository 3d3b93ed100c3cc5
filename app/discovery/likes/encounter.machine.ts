import { assign, fromPromise, setup } from 'xstate'
import type { Millis } from '#core/shared/time.ts'
import { LIKES_RELOAD_DELAY } from '#core/site/pages/constants.ts'
import type { MemberCard } from '../../profiles/members/queries.ts'
import type { Somebody } from './queries.ts'

/** A profile, and its real relation to the member. */
export type EncounterMember = {
  readonly kind: 'match' | 'liked-by' | 'liked' | 'suggestion'
  readonly card: MemberCard
}

type Input = {
  /** The profile to show; if `null`, one is fetched. */
  readonly met: EncounterMember | null
  /** Delay before it appears. */
  readonly wait: Millis
}

/** The fetched profile: called a like only if it is one. */
export const encounterMember = ({ suggestion, ...card }: Somebody): EncounterMember => ({
  kind: suggestion ? 'suggestion' : 'liked-by',
  card,
})

/** Spec §4, the match modal: shows a profile, fetched if not given; half a second later the likes are refetched. */
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
            actions: assign({ met: ({ event }) => event.output && encounterMember(event.output) }),
          },
          { target: 'nobody' },
        ],
        // Automatic: a failure needs no error message.
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
