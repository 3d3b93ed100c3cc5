import { expect, test } from 'bun:test'
import { turns } from '#stories/.storybook/turns.ts'

test('small stories load one after the other, and who no longer waits is passed over', () => {
  const begun: string[] = []
  const take = turns()
  const [first, second, third] = ['first', 'second', 'third'].map((name) =>
    take(() => begun.push(name)),
  )
  expect(begun).toEqual(['first'])
  second?.()
  first?.()
  first?.()
  expect(begun).toEqual(['first', 'third'])
  third?.()
  take(() => begun.push('fourth'))
  expect(begun.at(-1)).toBe('fourth')
})
