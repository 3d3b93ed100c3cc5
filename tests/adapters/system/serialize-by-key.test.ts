import { expect, test } from 'bun:test'
import { serializeByKey } from '#adapters/system/serialize-by-key.ts'

test('work for one key waits for earlier work, even if it failed, and for no other key', async () => {
  const inTurn = serializeByKey()
  const steps: string[] = []
  const finished = Promise.withResolvers<void>()
  const first = inTurn('ann', async () => {
    await finished.promise
    steps.push('first')
    throw new Error('no luck')
  }).catch(() => undefined)
  const second = inTurn('ann', async () => steps.push('second'))
  await inTurn('bob', async () => steps.push('beside'))
  finished.resolve()
  await Promise.all([first, second])

  expect(steps).toEqual(['beside', 'first', 'second'])
  expect(await inTurn('ann', async () => 'served')).toBe('served')
})
