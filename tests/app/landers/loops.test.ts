import { expect, test } from 'bun:test'
import { posterOf, sourcesOf, windowsOf } from '#app/landers/loops.ts'

const LOOPS = ['windows'] as const
const sizeOf = (path: string) =>
  Bun.file(new URL(`../../../app/public${path}`, import.meta.url).pathname).size

test('a video is small, and its poster much smaller', () => {
  for (const loop of LOOPS) {
    for (const { src } of sourcesOf(loop)) {
      expect(sizeOf(src)).toBeGreaterThan(1000)
      expect(sizeOf(src)).toBeLessThan(200_000)
    }
    expect(sizeOf(posterOf(loop))).toBeLessThan(25_000)
  }
})

test('a browser gets the smaller format first', () => {
  for (const loop of LOOPS) {
    const sizes = sourcesOf(loop).map(({ src }) => sizeOf(src))
    expect(sizes).toEqual(sizes.toSorted((a, b) => a - b))
  }
})

test('a single-gender niche has its own people, in a picture as small', () => {
  for (const brand of ['she', 'gay'] as const) {
    const windows = windowsOf(brand)
    expect(sourcesOf(windows)).toEqual([])
    expect(sizeOf(posterOf(windows))).toBeGreaterThan(1000)
    expect(sizeOf(posterOf(windows))).toBeLessThan(25_000)
  }
  expect(windowsOf('milf')).toBe('windows')
})
