import { expect, test } from 'bun:test'
import { chromiumPath, shellPath } from '#tests/chromium.ts'

test('CHROMIUM_PATH is used, wherever it is', () => {
  expect(chromiumPath({ CHROMIUM_PATH: '/opt/mine' }, () => true)).toBe('/opt/mine')
})

test('a CHROMIUM_PATH that does not exist is an error, not a fallback to another browser', () => {
  expect(() => chromiumPath({ CHROMIUM_PATH: '/opt/mine' }, () => false)).toThrow('/opt/mine')
})

test('without CHROMIUM_PATH the first known path that exists is used', () => {
  expect(chromiumPath({}, (path) => path.includes('google-chrome'))).toBe(
    '/usr/bin/google-chrome-stable',
  )
})

test('without an installed browser Playwright uses its own', () => {
  expect(chromiumPath({}, () => false)).toBeUndefined()
})

test('the headless shell is used for tests without windows, if it is installed', () => {
  expect(shellPath({}, () => true)).toBe('/usr/bin/chromium-headless-shell')
  expect(shellPath({}, () => false)).toBeUndefined()
})

test('CHROMIUM_PATH is used for all tests, instead of the headless shell', () => {
  expect(shellPath({ CHROMIUM_PATH: '/opt/mine' }, () => true)).toBeUndefined()
})
