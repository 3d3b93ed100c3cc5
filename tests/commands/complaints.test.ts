import { afterAll, expect, test } from 'bun:test'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { openLibsql } from '#adapters/drizzle/libsql.ts'
import { type Complaint, complaintNumber } from '#core/complaints/complaint.ts'
import { BEGINNING } from '#core/event-log/event-log.ts'
import { commit } from '../contracts/sample.ts'
import { temporaryFolder } from '../running-server.ts'
import { runCommand } from './run-command.ts'

const folder = await temporaryFolder('complaints')
afterAll(() => folder.dispose())

const COMPLAINT: Complaint = {
  id: '00000000-0000-7000-8000-000000000032',
  site: 'vonk',
  kind: 'payment',
  words: 'Nobody else may read this',
  about: '',
  name: '',
  email: 'ann@example.test',
  language: 'nl',
  filedAt: Date.UTC(2026, 10, 21, 12),
  takenAt: null,
  answeredAt: null,
  answer: null,
}

test('an operator lists unanswered complaints without their texts, and marks them answered', async () => {
  const storage = await openLibsql({ url: `file:${join(folder.path, 'vonk.db')}` })
  await commit(storage, ({ complaints }) => complaints.add(COMPLAINT))
  await storage.close()
  const ask = (...given: readonly string[]) =>
    runCommand('complaints', given, { DATA_DIR: folder.path })
  const number = complaintNumber(COMPLAINT)

  const listed = await ask()
  expect([listed.code, listed.output]).toEqual([
    0,
    expect.stringContaining(`${number}  2026-11-21`),
  ])
  expect(listed.output).not.toContain('Nobody else')
  expect((await ask('answered', number)).code).toBe(0)
  expect((await ask()).output).toContain('0 not answered')
  expect((await ask('answered', number)).code).not.toBe(0)
  const WRONG = [['answer'], ['answer', number], ['answered', number, '--text', 'x'], ['x', number]]
  for (const wrong of WRONG) {
    expect((await ask(...wrong)).complaint).toContain('bun run complaints')
  }
})

test('an operator answers a complaint with a text, which its sender is mailed', async () => {
  const path = join(folder.path, 'answer')
  const url = `file:${join(path, 'vonk.db')}`
  await mkdir(path)
  const storage = await openLibsql({ url })
  await commit(storage, ({ complaints }) => complaints.add(COMPLAINT))
  await storage.close()
  const number = complaintNumber(COMPLAINT)
  const ask = (text: string) =>
    runCommand('complaints', ['answer', number, '--text', text], { DATA_DIR: path })
  expect((await ask(' ')).complaint).toContain('write an answer')
  expect((await ask('x'.repeat(5001))).complaint).toContain('5000 characters')
  expect((await ask('The money goes back.')).code).toBe(0)
  expect((await ask('Another')).complaint).toContain('no complaint that waits')
  const { reads, close } = await openLibsql({ url })
  expect((await reads.complaints.byId(COMPLAINT.id))?.answer).toBe('The money goes back.')
  expect((await reads.events.after(BEGINNING, 9)).map(({ type }) => type)).toEqual([
    'complaint.answered',
  ])
  await close()
})
