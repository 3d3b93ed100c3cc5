import { expect, test } from 'bun:test'
import { silentLog } from '#api/http/logs/log.ts'
import { openLimiters } from '#api/server/open-limiters.ts'
import { LIMITS } from '#core/limits.ts'
import { freePort } from '#tests/free-port.ts'

test('a start with a Redis that does not answer stops, and names it without its password', async () => {
  const port = freePort()
  const redisUrl = `redis://vonk:a-secret@127.0.0.1:${port}`
  const failed = await openLimiters({ limits: LIMITS, redisUrl }, silentLog).catch(
    (failure: Error) => failure.message,
  )
  expect(failed).toStartWith(`REDIS_URL: no Redis answers at 127.0.0.1:${port}.`)
  expect(failed).not.toContain('a-secret')
})
