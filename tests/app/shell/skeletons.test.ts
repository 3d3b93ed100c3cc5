import { expect, test } from 'bun:test'
import { skeletonOf } from '#app/shell/skeletons.ts'

const route = (staticData: Parameters<typeof skeletonOf>[0][number]['options']['staticData']) => ({
  options: staticData ? { staticData } : {},
})

test('a page has its own skeleton, or that of its layout', () => {
  expect(skeletonOf([route(undefined), route({ skeleton: 'faces' })])).toBe('faces')
  expect(skeletonOf([route({ layout: 'chat' }), route({ skeleton: 'chat' })])).toBe('chat')
  expect(skeletonOf([route({ layout: 'chat' }), route(undefined)])).toBe('chats')
  expect(skeletonOf([route({ layout: 'empty' })])).toBe('nothing')
  expect(skeletonOf([route(undefined)])).toBe('lines')
})
