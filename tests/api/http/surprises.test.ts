import { describe, expect, test } from 'bun:test'
import { jsonLog } from '#api/http/logs/log.ts'
import { stackFrames } from '#api/http/logs/stack-frames.ts'
import type { Storage } from '#core/ports.ts'
import { Unavailable } from '#core/shared/result.ts'
import { json, openApi, uuid } from '../open-api.ts'

const ANN = uuid(1)
const MARK = 'a-word-nobody-else-would-use'

/** An error message as a database writes it: with statement, values, and a line like a stack frame. */
class QueryFailed extends Error {
  override readonly name = 'QueryFailed'
  constructor() {
    super(
      `Failed query: select "password_hash" from "accounts" where "email" = ?\nparams: ${MARK}\n    at ${MARK} (/srv/vonk/${MARK}.ts:1:1)`,
    )
  }
}

/** A storage whose every call fails. */
const failingStorage = (failure: Error): Storage => {
  const fails = () => Promise.reject(failure)
  const area = new Proxy({}, { get: () => fails })
  return { reads: new Proxy(Object.create(null), { get: () => area }), atomically: fails }
}

function open(failure: Error = new QueryFailed()) {
  const lines: string[] = []
  const log = jsonLog('debug', (line) => lines.push(line), Date.now)
  const site = openApi({}, { log }, failingStorage(failure))
  return { ...site, lines, ann: site.browser('vonk_session=token') }
}

describe('an unexpected error', () => {
  test('gives one error code, whatever was requested', async () => {
    const { ann, lines } = open()
    for (const answer of [
      await ann.get('/api/user.php'),
      await ann.get('/api/chats.php'),
      await ann.post('/api/user.php', { email: `${MARK}@example.test`, password: MARK }),
      await ann.post('/api/links', { token: MARK }),
      await ann.get(`/api/members/${ANN}`),
      await ann.get(`/api/photos/${ANN}/full`),
      await ann.post(`/api/orders/${ANN}/cancel`, {}),
      await ann.post('/api/account/reset-mail', { email: `${MARK}@example.test` }),
    ]) {
      expect(await json(answer)).toEqual([500, { code: 'internal' }])
    }
    expect(lines).toHaveLength(8)
  })

  test('is logged with its stack frames, without its message', async () => {
    const { ann, lines } = open()
    await ann.post('/api/user.php', { email: `${MARK}@example.test`, password: MARK })
    expect(JSON.parse(lines[0] ?? '')).toEqual({
      at: expect.any(String),
      level: 'error',
      event: 'surprise',
      name: 'QueryFailed',
      method: 'POST',
      where: expect.stringMatching(/^tests\/api\/http\/surprises\.test\.ts:\d+/),
    })
    expect(lines.join('\n')).not.toMatch(
      new RegExp(`${MARK}|select|password|node_modules|${process.cwd()}`),
    )
  })

  test('of an unavailable storage gives a retryable error, and its code is logged', async () => {
    const { ann, lines } = open(new Unavailable(`no room for ${MARK}`, '53100'))
    const answer = await ann.get('/api/chats.php')
    expect(answer.headers.get('retry-after')).toMatch(/^[1-9]\d*$/)
    expect(await json(answer)).toEqual([503, { code: 'busy' }])
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      level: 'error',
      event: 'storage.unavailable',
      name: 'Unavailable',
      code: '53100',
      method: 'GET',
    })
    expect(lines.join('\n')).not.toContain(MARK)
  })

  test('of a disk that is full, failing or read-only gives the same, whatever was written', async () => {
    for (const code of ['EDQUOT', 'EIO', 'ENOSPC', 'EROFS', 'SQLITE_FULL', 'SQLITE_IOERR_FSYNC']) {
      const { ann, lines } = open(Object.assign(new Error(`${code}: ${MARK}`), { code }))
      const answer = await ann.get('/api/chats.php')
      expect(answer.headers.get('retry-after')).toMatch(/^[1-9]\d*$/)
      expect(await json(answer)).toEqual([503, { code: 'busy' }])
      expect(JSON.parse(lines[0] ?? '')).toMatchObject({ event: 'storage.unavailable', code })
      expect(lines.join('\n')).not.toContain(MARK)
    }
  })

  test('is also a response that violates its schema', async () => {
    const site = openApi({ settings: { messageCredits: 0.5 } })
    expect(await json(await site.browser().get('/api/settings.php'))).toEqual([
      500,
      { code: 'internal' },
    ])
  })
})

describe('stack frames of an error', () => {
  test('are logged, innermost first, for our own code', () => {
    expect(stackFrames(new Error('x'))).toMatch(/^tests\/api\/http\/surprises\.test\.ts:\d+$/)
  })

  test('are empty for values that are no errors, or have no stack', () => {
    const withoutStack = new Error(MARK)
    delete withoutStack.stack
    for (const thrown of ['text', null, { stack: `at ${MARK}` }, withoutStack]) {
      expect(stackFrames(thrown)).toBe('')
    }
  })
})
