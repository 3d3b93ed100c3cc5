import { expect } from 'storybook/test'

// Interactions shows the values themselves: `3 is 3` would say nothing.

export const expectDifferent = (values: readonly unknown[]) =>
  expect(values).toEqual([...new Set(values)])

export const expectAlike = (values: readonly unknown[]) =>
  expect(values).toEqual(values.map(() => values[0]))
