import { expect, test } from 'bun:test'
import { Unavailable } from '#core/shared/result.ts'

test('an unavailable error is distinguishable from a failure, also in a log, by a code', () => {
  const away = new Unavailable('nobody answers', '08006')
  expect(away).toBeInstanceOf(Error)
  expect(away).toMatchObject({ name: 'Unavailable', code: '08006' })
})
