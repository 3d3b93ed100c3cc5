import { expect, test } from 'bun:test'
import { lineWriter } from '#api/server/line-writer.ts'

const lostLine = (count: number) => `lost ${count}`

/** A file that a test opens and closes. */
function openFile() {
  const state = { text: '', full: false, gate: Promise.resolve() }
  const send = async (text: string) => {
    await state.gate
    if (state.full) throw new Error('no space left on device')
    state.text += text
  }
  return { state, send }
}

test('lines are written in order, and completely', async () => {
  const { state, send } = openFile()
  const lines = lineWriter(send, lostLine)
  for (const line of ['a', 'b', 'c']) lines.write(line)
  await lines.flushed()
  lines.write('d')
  await lines.flushed()
  expect(state.text).toBe('a\nb\nc\nd\n')
})

test('lines that cannot be written are dropped, and counted in the log once writing resumes', async () => {
  const { state, send } = openFile()
  const lines = lineWriter(send, lostLine)
  state.full = true
  for (const line of ['a', 'b']) lines.write(line)
  await lines.flushed()
  lines.write('c')
  await lines.flushed()
  expect(state.text).toBe('')
  state.full = false
  for (const line of ['d', 'e']) lines.write(line)
  await lines.flushed()
  expect(state.text).toBe('lost 3\nd\ne\n')
})

test('the queue of lines is limited if nothing reads them', async () => {
  const { state, send } = openFile()
  const { promise, resolve } = Promise.withResolvers<void>()
  state.gate = promise
  const lines = lineWriter(send, lostLine, 3)
  for (let n = 0; n < 10; n += 1) lines.write(`${n}`)
  resolve()
  await lines.flushed()
  lines.write('last')
  await lines.flushed()
  expect(state.text).toBe('0\nlost 6\n1\n2\n3\nlast\n')
})
