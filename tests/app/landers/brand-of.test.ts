import { expect, test } from 'bun:test'
import { brandOf } from '#app/landers/brand-of.ts'
import { CAST_SIZE, castOf } from '#app/landers/cast.ts'
import { BRANDS } from '#core/site/settings.ts'

test('a slug’s niche decides the theme, otherwise the site', () => {
  expect(brandOf('she-autumn', { brand: 'default' })).toBe('she')
  expect(brandOf('autumn', { brand: 'gay' })).toBe('gay')
  expect(brandOf(undefined, { brand: 'milf' })).toBe('milf')
})

test('an unknown slug has the default theme', () => {
  for (const slug of ['no-such-niche', 'SHE', '<b>', '%00', 'she-<b>']) {
    expect(brandOf(slug, { brand: 'default' })).toBe('default')
  }
})

test('every theme has its own drawings, existing and small', async () => {
  for (const brand of BRANDS) {
    const pictures = castOf(brand)
    expect(pictures).toHaveLength(CAST_SIZE)
    for (const picture of pictures.flatMap(({ src, small }) => [src, small])) {
      const { size } = Bun.file(new URL(`../../../app/public${picture}`, import.meta.url).pathname)
      expect(size).toBeGreaterThan(1000)
      expect(size).toBeLessThan(20_000)
    }
  }
})
