import { expect, test } from 'bun:test'
import { redirectParam } from '#app/account/redirect-param.ts'

test('after logging in one goes to where one wanted to be on this site', () => {
  expect(redirectParam({ redirect: '/likes/new?page=2' })).toEqual({
    redirect: '/likes/new?page=2',
  })
})

test.each([
  '//elsewhere.test',
  '/\\elsewhere.test',
  'https://elsewhere.test',
  'javascript:x',
  '/login',
  '/login?redirect=%2Fchats',
  '',
  7,
])('and never to another, nor to logging in again: %p', (redirect) => {
  expect(redirectParam({ redirect })).toStrictEqual({ redirect: undefined })
})
