import { expect, test } from 'bun:test'
import { browserName } from '#core/accounts/sessions.ts'

test('a session is listed with the name of its browser', () => {
  const agents = [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36 Edg/156.0.0.0',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 20_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/20.0 Mobile/15E148 Safari/604.1',
    'Mozilla/5.0 (Android 16; Mobile; rv:150.0) Gecko/150.0 Firefox/150.0',
    'something else',
  ]
  expect(agents.map(browserName)).toEqual([
    { browser: 'Chrome', system: 'Linux' },
    { browser: 'Edge', system: 'Windows' },
    { browser: 'Safari', system: 'iPhone' },
    { browser: 'Firefox', system: 'Android' },
    { browser: null, system: null },
  ])
})
