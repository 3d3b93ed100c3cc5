import { expect, test } from 'bun:test'
import { redirectParam } from '#app/login/redirect-param.ts'

test('after login the redirect leads to the requested page of this site', () => {
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
])('and never to another site, or to the login: %p', (redirect) => {
  expect(redirectParam({ redirect })).toStrictEqual({ redirect: undefined })
})
