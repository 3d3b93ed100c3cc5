import { expect, test } from 'bun:test'
import { redirectParam, redirectTarget } from '#app/accounts/login/redirect-param.ts'

test('after login the redirect leads to the requested page of this site', () => {
  const { redirect } = redirectParam({ redirect: '/likes/new?page=2' })
  expect(redirectTarget(redirect)).toBe('/likes/new?page=2')
})

test.each([
  '//elsewhere.test',
  '/\\elsewhere.test',
  '/.//elsewhere.test',
  '/members/..//elsewhere.test',
  '/%2e%2e//elsewhere.test',
  '/\t/elsewhere.test',
  '/\t/[',
  'https://elsewhere.test',
  'javascript:x',
  '/login',
  '/login?redirect=%2Fchats',
  '',
  7,
  { toString: 1 },
])('and never to another site, or to the login: %p', (redirect) => {
  expect(redirectTarget(redirectParam({ redirect }).redirect)).toBeUndefined()
  // The router keeps what is left out.
  expect(redirectTarget(redirect)).toBeUndefined()
})
