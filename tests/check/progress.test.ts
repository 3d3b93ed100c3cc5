import { expect, test } from 'bun:test'
import { type Count, countLine, NOTHING_YET, progressLine, showProgress } from './progress.ts'

const countOf = (...lines: readonly string[]): Count => lines.reduce(countLine, NOTHING_YET)

test('the tests of bun are counted, whatever their result', () => {
  expect(
    countOf(
      'tests/core/chats.test.ts:',
      '(pass) one [1.00ms]',
      'error: no',
      '(fail) two',
      ' 1 pass',
    ),
  ).toEqual({ done: 2, of: null })
})

test('the tests of Playwright are counted, of as many as it runs', () => {
  expect(
    countOf(
      'Running 279 tests using 3 workers',
      '',
      '  ✓    1 [desktop] › tests/e2e/likes.e2e.ts:9:5 › a like (4.0s)',
      '  ✘   12 [phone] › tests/e2e/chats.e2e.ts:9:5 › a chat (1.0m)',
    ),
  ).toEqual({ done: 2, of: 279 })
})

test('a line says what runs, how long, and how far it is', () => {
  const running = [
    { name: 'types', since: 1_000, count: NOTHING_YET },
    { name: 'tests', since: 11_000, count: { done: 7, of: null } },
    { name: 'journeys', since: 21_000, count: { done: 12, of: 279 } },
  ]
  expect(progressLine(running, 61_000)).toBe(
    'types (60 s) · tests (50 s, 7 tests) · journeys (40 s, 12 of 279 tests)',
  )
})

test('a terminal shows what runs below what is printed, a log only what is printed', () => {
  const written = (isTTY: boolean) => {
    let text = ''
    const progress = showProgress({ isTTY, write: (more) => (text += more) })
    progress.start('types').line('')
    progress.print('ok   lint')
    progress.stop()
    return text
  }
  expect(written(true)).toBe('\r\u001b[Kok   lint\n\r\u001b[Ktypes (0 s)')
  expect(written(false)).toBe('ok   lint\n')
})
