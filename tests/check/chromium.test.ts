import { expect, test } from 'bun:test'
import { chromiumPath, shellPath } from '#tests/chromium.ts'

test('a browser somebody chose is taken, wherever it is', () => {
  expect(chromiumPath({ CHROMIUM_PATH: '/opt/mine' }, () => true)).toBe('/opt/mine')
})

test('a chosen browser that is not there is an error, not a reason to take another', () => {
  expect(() => chromiumPath({ CHROMIUM_PATH: '/opt/mine' }, () => false)).toThrow('/opt/mine')
})

test('without a choice the first known place that exists is taken', () => {
  expect(chromiumPath({}, (path) => path.includes('google-chrome'))).toBe(
    '/usr/bin/google-chrome-stable',
  )
})

test('a machine without a browser leaves the choice to Playwright', () => {
  expect(chromiumPath({}, () => false)).toBeUndefined()
})

test('a machine with the shell too has it take the tests that need no windows', () => {
  expect(shellPath({}, () => true)).toBe('/usr/bin/chromium-headless-shell')
  expect(shellPath({}, () => false)).toBeUndefined()
})

test('a browser somebody chose takes all tests', () => {
  expect(shellPath({ CHROMIUM_PATH: '/opt/mine' }, () => true)).toBeUndefined()
})
