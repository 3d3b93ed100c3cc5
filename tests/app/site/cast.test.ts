import { expect, test } from 'bun:test'
import { CAST_SIZE, castOf, pairOf } from '#app/site/cast.ts'
import { BRANDS } from '#core/site/settings.ts'

test('every theme has its own drawings, existing and small', async () => {
  for (const brand of BRANDS) {
    const pictures = castOf(brand)
    expect(pictures).toHaveLength(CAST_SIZE)
    const pair = pairOf(brand).map(({ src }) => src)
    for (const picture of [...pictures.flatMap(({ src, small }) => [src, small]), ...pair]) {
      const { size } = Bun.file(new URL(`../../../app/public${picture}`, import.meta.url).pathname)
      expect(size).toBeGreaterThan(1000)
      expect(size).toBeLessThan(20_000)
    }
  }
})
