import { expect, test } from 'bun:test'
import { openPages } from '../open-pages.ts'

test('a route that failed is logged by its name, without what its error says', async () => {
  const failure = { route: '/credits', code: 'internal', error: new Error('of ann@vonk.example') }
  const { open, logged } = openPages({ failures: [failure] })
  expect((await open('/credits')).response.status).toBe(200)
  expect(logged).toMatchObject([['error', 'page', { route: '/credits', code: 'internal' }]])
  expect(JSON.stringify(logged)).not.toContain('ann@')
})
