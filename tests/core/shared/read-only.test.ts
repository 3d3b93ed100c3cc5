import { expect, test } from 'bun:test'
import { Overloaded, ReadOnly, unlessReadOnly } from '#core/shared/result.ts'

test('what need not be written passes while the storage is only read, and nothing else does', async () => {
  const read = new ReadOnly(false)
  expect(read).toBeInstanceOf(Overloaded)
  expect(await Promise.reject(read).catch(unlessReadOnly)).toBeUndefined()
  const full = new Overloaded('too much work is waiting')
  expect(Promise.reject(full).catch(unlessReadOnly)).rejects.toBe(full)
})
