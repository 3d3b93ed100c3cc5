import { expect, test } from 'bun:test'
import { forcedSelector } from '#stories/.storybook/forced-states.ts'

test('what a pointer or key brings about can be forced on what stands in a grid', () => {
  expect(forcedSelector('.button:hover:not(:disabled)')).toBe(
    '.button:is([data-forced="hover"] *):not(:disabled)',
  )
  expect(forcedSelector('.field:has(:focus-visible)')).toStartWith(
    '.field:has(:is([data-forced="focus"] :where(a, button',
  )
})

test('what asks for no such state, or for none of it, stays as it is', () => {
  const others = ['.button', '.skip:not(:focus)', '.list:focus-within', '.row:not(:has(:hover, a))']
  expect(others.map(forcedSelector)).toEqual([null, null, null, null])
})
