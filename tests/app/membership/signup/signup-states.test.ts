import { expect, test } from 'bun:test'
import { getShortestPaths } from 'xstate/graph'
import { type SignupEvent, signupMachine } from '#app/membership/signup/signup.machine.ts'
import { signupInput } from './drafts.ts'
import { signupStart } from './open-signup.ts'

test('every state is reachable, and the modal is locked between start and completion', () => {
  const output = (id: string, value: unknown) =>
    ({ type: `xstate.done.actor.${id}`, output: value }) as unknown as SignupEvent
  const paths = getShortestPaths(signupMachine, {
    input: signupInput(),
    events: [
      output('begin', signupStart({ step: 'about' })),
      { type: 'filled', change: { name: 'Noor' } },
      { type: 'photoChosen', photo: new Blob(['a face']) },
      { type: 'next' },
      { type: 'wentTo', step: 'login' },
      output('offerEmail', null),
      output('signUp', { message: null, likes: [] }),
      output('uploadPhoto', null),
      { type: 'pushSkipped' },
    ],
    serializeState: ({ value, context }) =>
      JSON.stringify([value, context.step, context.photo !== null]),
    limit: 1000,
  })
  const places = new Map(paths.map(({ state }) => [JSON.stringify(state.value), state]))
  const locked = [...places.values()].filter((state) => state.hasTag('inProgress'))
  expect([...places.keys()].toSorted()).toEqual(
    [
      '"askingPush"',
      '"beginning"',
      '"confirming"',
      '"signingUp"',
      '"uploading"',
      '{"asking":"fresh"}',
      '{"asking":"offeringEmail"}',
      '{"asking":"started"}',
    ].toSorted(),
  )
  expect(locked.length).toBe(places.size - 3)
})
