import { describe, expect, test } from 'bun:test'
import { jsonLog } from '#api/http/log.ts'
import { stackFrames } from '#api/http/stack-frames.ts'
import type { Storage } from '#core/ports.ts'
import { Unavailable } from '#core/shared/unavailable.ts'
import { openApi, said, uuid } from '../open-api.ts'

const ANN = uuid(1)
const MARK = 'a-word-nobody-else-would-use'

/** As a database says it: with the statement, what was in it, and a line that looks like one of a stack. */
class QueryFailed extends Error {
  override readonly name = 'QueryFailed'
  constructor() {
    super(
      `Failed query: select "password_hash" from "accounts" where "email" = ?\nparams: ${MARK}\n    at ${MARK} (/srv/vonk/${MARK}.ts:1:1)`,
    )
  }
}

/** A storage that breaks at whatever is asked of it. */
const broken = (failure: Error): Storage => {
  const fails = () => Promise.reject(failure)
  const area = new Proxy({}, { get: () => fails })
  return { reads: new Proxy(Object.create(null), { get: () => area }), atomically: fails }
}

function open(failure: Error = new QueryFailed()) {
  const lines: string[] = []
  const log = jsonLog('debug', (line) => lines.push(line), Date.now)
  const site = openApi({}, { log }, broken(failure))
  return { ...site, lines, ann: site.browser('vonk_session=token') }
}

describe('what nobody foresaw', () => {
  test('is answered with one code, whatever was requested', async () => {
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
      expect(await said(answer)).toEqual([500, { code: 'internal' }])
    }
    expect(lines).toHaveLength(8)
  })

  test('is written down by where in our code it was, and by nothing that was said', async () => {
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

  test('is not that the storage is away: then one is to ask again, and its code is written down', async () => {
    const { ann, lines } = open(new Unavailable(`no room for ${MARK}`, '53100'))
    const answer = await ann.get('/api/chats.php')
    expect(answer.headers.get('retry-after')).toMatch(/^[1-9]\d*$/)
    expect(await said(answer)).toEqual([503, { code: 'busy' }])
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      level: 'error',
      event: 'storage.unavailable',
      name: 'Unavailable',
      code: '53100',
      method: 'GET',
    })
    expect(lines.join('\n')).not.toContain(MARK)
  })

  test('is an answer of ours that is not what it promised to be', async () => {
    const site = openApi({ settings: { messageCredits: 0.5 } })
    expect(await said(await site.browser().get('/api/settings.php'))).toEqual([
      500,
      { code: 'internal' },
    ])
  })
})

describe('where something was thrown', () => {
  test('is logged with our stack frames, innermost first', () => {
    expect(stackFrames(new Error('x'))).toMatch(/^tests\/api\/http\/surprises\.test\.ts:\d+$/)
  })

  test('is nowhere when it was no error, or one without a stack', () => {
    const bare = new Error(MARK)
    delete bare.stack
    for (const thrown of ['text', null, { stack: `at ${MARK}` }, bare]) {
      expect(stackFrames(thrown)).toBe('')
    }
  })
})
