import { expect, test } from 'bun:test'
import { shellRoutes, skeletonOf } from '#app/shell/skeletons.ts'

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

test('a page that leads to a chat loads the styles of the chat, whose skeleton it shows', () => {
  const matched = ['__root__', '/_site', '/_site/members/$id/chat']
  expect(shellRoutes(matched, 'chat')).toEqual([...matched, '/_site/chats', '/_site/chats/$id'])
  const chat = ['/_site/chats', '/_site/chats/$id']
  expect(shellRoutes(chat, 'chat')).toEqual(chat)
  expect(shellRoutes(matched, 'faces')).toEqual(matched)
})
