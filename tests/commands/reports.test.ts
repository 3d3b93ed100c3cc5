import { afterAll, expect, test } from 'bun:test'
import { join } from 'node:path'
import { openLibsql } from '#adapters/drizzle/libsql.ts'
import { reportNumber } from '#core/reports/report.ts'
import { addMember, commit, NOW } from '../contracts/sample.ts'
import { sampleReport } from '../contracts/sample-report.ts'
import { temporaryFolder } from '../running-server.ts'
import { runCommand } from './run-command.ts'

const folder = await temporaryFolder('reports')
afterAll(() => folder.dispose())

test('an operator lists reports, and their evidence by number', async () => {
  const storage = await openLibsql({ url: `file:${join(folder.path, 'vonk.db')}` })
  const messages = [
    { id: 'm1', text: 'Leen me 500 euro', sentAt: NOW },
    { id: 'm2', text: '', sentAt: NOW, photo: 'p1' },
  ]
  const report = sampleReport(await addMember(storage), await addMember(storage), {
    reason: 'asks-money',
    note: 'Vroeg om geld\n\u001b[2J',
    message: 'm1',
    evidence: { name: 'Bob', about: 'Ik zeil.', messages },
  })
  await commit(storage, ({ reports }) => reports.add(report))
  await storage.close()
  const ask = (...given: readonly string[]) =>
    runCommand('reports', given, { DATA_DIR: folder.path })
  const number = reportNumber(report)

  const listed = await ask()
  expect([listed.code, listed.output]).toEqual([0, expect.stringContaining(`  ${number}  `)])
  expect(listed.output).not.toContain('Vroeg om geld')
  const shown = await ask(number)
  expect(shown.code).toBe(0)
  expect(shown.output).toContain('Vroeg om geld')
  expect(shown.output).not.toContain('\u001b')
  expect(shown.output).toContain('Leen me 500 euro  (the one reported)')
  expect(shown.output).toContain('photo p1')
  expect((await ask('261121-XXXXXX')).code).not.toBe(0)
  expect((await ask(number, number)).code).not.toBe(0)
})
