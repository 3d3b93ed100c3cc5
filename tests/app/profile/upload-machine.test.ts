import { describe, expect, test } from 'bun:test'
import { createActor, type EventFromLogic, fromPromise, waitFor } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import { type CallError, Refusal } from '#app/client.ts'
import { type Upload, uploadMachine } from '#app/profile/upload.machine.ts'

const UPLOAD: Upload = { id: 'photo', file: new File(['x'], 'me.jpg', { type: 'image/jpeg' }) }

function start(send: (upload: Upload) => Promise<void>, wrong: CallError | null = null) {
  const sent: string[] = []
  const actor = createActor(
    uploadMachine.provide({
      actors: {
        inspect: fromPromise<CallError | null, Upload>(async () => wrong),
        send: fromPromise<void, Upload>(({ input }) => {
          sent.push(input.id)
          return send(input)
        }),
      },
    }),
    { input: UPLOAD },
  ).start()
  return { actor, sent }
}

/** How a call ended, as XState itself says it; the machine's type knows its own events alone. */
const ended = (how: 'done' | 'error', id: string, outcome: unknown) =>
  ({
    type: `xstate.${how}.actor.${id}`,
    [how === 'done' ? 'output' : 'error']: outcome,
    actorId: id,
  }) as unknown as EventFromLogic<typeof uploadMachine>

describe('a photo on its way', () => {
  test('is looked at here, sent, and kept', async () => {
    const { actor, sent } = start(async () => undefined)
    await waitFor(actor, (state) => state.matches('kept'))
    expect(sent).toEqual(['photo'])
  })

  test('is never sent when it will not do', async () => {
    const { actor, sent } = start(async () => undefined, { code: 'photo.not-a-picture' })
    const state = await waitFor(actor, ({ value }) => value === 'unfit')
    expect(state.context.error).toEqual({ code: 'photo.not-a-picture' })
    expect(sent).toEqual([])
  })

  test('is sent again under the same id, so that it is not kept twice', async () => {
    let tries = 0
    const { actor, sent } = start(async () => {
      tries += 1
      if (tries === 1) throw new Refusal({ code: 'network' })
    })
    const failed = await waitFor(actor, (state) => state.matches('failed'))
    expect(failed.context.error).toEqual({ code: 'network' })
    actor.send({ type: 'again' })
    const kept = await waitFor(actor, (state) => state.matches('kept'))
    expect(kept.context.error).toBeNull()
    expect(sent).toEqual(['photo', 'photo'])
  })

  test('reaches every state it has', () => {
    const paths = getShortestPaths(uploadMachine, {
      input: UPLOAD,
      events: [
        { type: 'again' },
        ended('done', 'inspect', null),
        ended('done', 'inspect', { code: 'photo.not-a-picture' }),
        ended('error', 'inspect', new Error()),
        ended('done', 'send', undefined),
        ended('error', 'send', new Error()),
      ],
      serializeState: ({ value }) => String(value),
      limit: 100,
    })
    const reached = new Set(paths.map(({ state }) => String(state.value)))
    expect([...reached].toSorted()).toEqual(['failed', 'inspecting', 'kept', 'sending', 'unfit'])
  })
})
