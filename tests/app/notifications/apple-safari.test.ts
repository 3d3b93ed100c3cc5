import { describe, expect, test } from 'bun:test'
import { isAppleSafari } from '#app/notifications/install/apple-safari.ts'

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15'
const SAFARI = 'Version/18.1 Mobile/15E148 Safari/604.1'

describe('install instructions are shown', () => {
  test.each([
    ['an iPhone', `${IPHONE} ${SAFARI}`, 5],
    ['an iPad that identifies as a Mac', `${MAC} (KHTML, like Gecko) ${SAFARI}`, 5],
  ])('in Safari on %s', (_, userAgent, maxTouchPoints) => {
    expect(isAppleSafari({ userAgent, maxTouchPoints })).toBe(true)
  })

  test.each([
    ['Safari on a Mac', `${MAC} (KHTML, like Gecko) Version/18.1 Safari/605.1.15`, 0],
    ['Chrome on an iPhone', `${IPHONE} CriOS/131.0 Mobile/15E148 Safari/604.1`, 5],
    ['an app’s own window on an iPhone', `${IPHONE} Mobile/15E148`, 5],
    ['Chrome on a phone', 'Mozilla/5.0 (Linux; Android 14) Chrome/131 Mobile Safari/537.36', 5],
  ])('not in %s', (_, userAgent, maxTouchPoints) => {
    expect(isAppleSafari({ userAgent, maxTouchPoints })).toBe(false)
  })
})
