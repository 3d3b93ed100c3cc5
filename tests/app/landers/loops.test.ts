import { expect, test } from 'bun:test'
import { type Loop, posterOf, sourcesOf } from '#app/landers/loops.ts'

const LOOPS: readonly Loop[] = ['streets', 'windows']
const sizeOf = (path: string) =>
  Bun.file(new URL(`../../../app/public${path}`, import.meta.url).pathname).size

test('a film is small, and its first picture is much smaller still', () => {
  for (const loop of LOOPS) {
    for (const { src } of sourcesOf(loop)) {
      expect(sizeOf(src)).toBeGreaterThan(1000)
      expect(sizeOf(src)).toBeLessThan(200_000)
    }
    expect(sizeOf(posterOf(loop))).toBeLessThan(25_000)
  }
})

test('a browser is offered the smaller form first', () => {
  for (const loop of LOOPS) {
    const sizes = sourcesOf(loop).map(({ src }) => sizeOf(src))
    expect(sizes).toEqual(sizes.toSorted((a, b) => a - b))
  }
})
