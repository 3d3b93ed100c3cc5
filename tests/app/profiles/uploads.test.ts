import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import type { CallError } from '#app/client/client.ts'
import { createUploads, type Upload } from '#app/profiles/own/uploads.ts'
import { refusal } from '#tests/app/refusal.ts'

const NOT_A_PICTURE: CallError = { code: 'photo.not-a-picture' }
const LIMIT: CallError = { code: 'photo.limit-reached', limit: 3 }

const file = (name: string) => new File([name], name)

/** A site with a photo limit; a file called bad is invalid. */
function site(limit = 3) {
  const added: string[] = []
  const sent: string[] = []
  const refusals = new Map<string, CallError[]>()
  let ids = 0
  const uploads = createUploads({
    newId: () => `id${++ids}`,
    inspect: async ({ name }) => (name.startsWith('bad') ? NOT_A_PICTURE : null),
    isFull: () => (added.length >= limit ? LIMIT : null),
    send: async ({ id, file }: Upload) => {
      sent.push(id)
      await Promise.resolve()
      const refused = refusals.get(file.name)?.shift()
      if (refused) throw refusal(refused)
      added.push(file.name)
    },
    onAdded: async () => {},
  })
  const flush = () => new Promise<void>((resolve) => setImmediate(resolve))
  const shown = () =>
    uploads.state().map(({ file, is, error }) => [file.name, is, error?.code ?? null])
  const retryFirst = () => uploads.retry(uploads.state()[0]?.id ?? '')
  return { ...uploads, added, sent, refusals, flush, shown, retryFirst }
}

describe('photos selected together', () => {
  test('are uploaded one after another, in order, without leftovers', async () => {
    const { add, added, flush, shown } = site()
    add([file('one'), file('two'), file('three')])
    expect(shown()).toHaveLength(3)
    await flush()
    expect(added).toEqual(['one', 'two', 'three'])
    expect(shown()).toEqual([])
  })

  test('show their errors, and do not count towards the limit', async () => {
    const { add, added, flush, shown } = site()
    add(['bad1', 'one', 'bad2', 'bad3', 'two', 'bad4', 'three'].map(file))
    await flush()
    expect(added).toEqual(['one', 'two', 'three'])
    expect(shown()).toEqual(
      ['bad1', 'bad2', 'bad3', 'bad4'].map((name) => [name, 'unfit', 'photo.not-a-picture']),
    )
  })

  test('show the limit error only if it is the reason, and can be retried', async () => {
    const { add, added, sent, retryFirst, flush, shown } = site(1)
    add([file('one'), file('two')])
    await flush()
    expect(shown()).toEqual([['two', 'failed', 'photo.limit-reached']])
    expect(sent).toHaveLength(1)
    added.length = 0
    retryFirst()
    await flush()
    expect(added).toEqual(['two'])
    expect(shown()).toEqual([])
  })
})

describe('a failed upload', () => {
  test('can be retried under its id, while the others continue', async () => {
    const { add, added, sent, refusals, retryFirst, flush, shown } = site()
    refusals.set('one', [{ code: 'network' }])
    add([file('one'), file('two')])
    await flush()
    expect(shown()).toEqual([['one', 'failed', 'network']])
    retryFirst()
    await flush()
    expect(added).toEqual(['two', 'one'])
    expect(sent).toEqual(['id1', 'id2', 'id1'])
  })

  test('that the server rejected is not offered again', async () => {
    const { add, refusals, flush, shown } = site()
    refusals.set('one', [NOT_A_PICTURE])
    add([file('one')])
    await flush()
    expect(shown()).toEqual([['one', 'unfit', 'photo.not-a-picture']])
  })

  test('can be removed before it is sent', async () => {
    const { add, added, remove, state, flush, shown } = site()
    add([file('one'), file('two')])
    remove(state()[1]?.id ?? '')
    await flush()
    expect(added).toEqual(['one'])
    expect(shown()).toEqual([])
  })
})

test('every selected file is uploaded or shows an error, and none is sent in vain', async () => {
  const kinds = fc.array(fc.constantFrom('good', 'bad'), { minLength: 1, maxLength: 12 })
  await fc.assert(
    fc.asyncProperty(kinds, fc.integer({ min: 0, max: 4 }), async (chosen, limit) => {
      const { add, added, sent, flush, shown } = site(limit)
      add(chosen.map((kind, nth) => file(`${kind}${nth}`)))
      await flush()
      const good = chosen.filter((kind) => kind === 'good').length
      expect(added).toHaveLength(Math.min(good, limit))
      expect(sent).toHaveLength(added.length)
      expect(shown()).toHaveLength(chosen.length - added.length)
      for (const [name, , code] of shown())
        expect(code).toBe(
          String(name).startsWith('bad') ? 'photo.not-a-picture' : 'photo.limit-reached',
        )
    }),
  )
})
