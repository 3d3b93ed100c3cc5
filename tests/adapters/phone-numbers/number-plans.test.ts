import { expect, test } from 'bun:test'
import { brotliCompressSync } from 'node:zlib'
import { numberPlans } from '#adapters/phone-numbers/build-number-plans.ts'

const file = new URL('../../../core/profiles/contact/number-plans.json', import.meta.url)

test('the number plans are those of the library, and small enough for every browser', async () => {
  const text = await Bun.file(file).text()
  expect(text).toBe(numberPlans())
  expect(brotliCompressSync(text).length).toBeLessThan(3000)
})
