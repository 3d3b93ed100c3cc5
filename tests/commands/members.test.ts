import { afterAll, expect, test } from 'bun:test'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { openLibsql } from '#adapters/drizzle/libsql.ts'
import { reportNumber } from '#core/reports/report.ts'
import { addMember, commit } from '../contracts/sample.ts'
import { sampleReport } from '../contracts/sample-report.ts'
import { temporaryFolder } from '../running-server.ts'
import { runCommand } from './run-command.ts'

const folder = await temporaryFolder('members')
afterAll(() => folder.dispose())

const MONEY = ['--reason', 'money', '--facts', 'You asked Bo\nfor 500 euros.'] as const

/** Ann reported Bob, and Bob reported Ann. */
async function install() {
  const dataDir = join(folder.path, crypto.randomUUID())
  await mkdir(dataDir)
  const open = () => openLibsql({ url: `file:${join(dataDir, 'vonk.db')}` })
  const storage = await open()
  const [ann, bob] = [await addMember(storage), await addMember(storage)]
  const [ofBob, ofAnn] = [sampleReport(ann, bob), sampleReport(bob, ann)]
  await commit(storage, async ({ reports }) => {
    for (const one of [ofBob, ofAnn]) await reports.add(one)
  })
  await storage.close()
  const ask = (...given: readonly string[]) => runCommand('members', given, { DATA_DIR: dataDir })
  return { ask, ann, bob, open, ofAnn: reportNumber(ofAnn), ofBob: reportNumber(ofBob) }
}

test('an operator warns, bans and unbans, and sees the restrictions with reasons', async () => {
  const { ask, ann, bob, ofBob, open } = await install()
  expect((await ask('warn', bob, ...MONEY)).code).toBe(0)
  expect((await ask('ban', bob, ...MONEY, '--report', ofBob)).output).toContain('is told by mail')
  const banned = await open()
  expect((await banned.reads.accounts.byId(bob))?.status).toBe('banned')
  await banned.close()
  const decided = await open()
  const [report] = await decided.reads.reports.by(ann)
  expect(report?.decision).toMatchObject({ outcome: 'ban', grounds: 'money' })
  await decided.close()
  expect((await ask('ban', bob, ...MONEY)).complaint).toContain('banned already')
  expect((await ask('unban', bob, '--facts', 'A mistake of ours.')).code).toBe(0)

  const shown = (await ask(bob)).output.split('\n')
  expect(shown[0]).toStartWith(`${bob}  active  vonk`)
  expect(shown[1]).toContain('  lifted    A mistake of ours.')
  expect(shown[2]).toContain(`  ban  money, report ${ofBob}  You asked Bo for 500 euros.`)
  expect(shown[3]).toContain('  warning  money  You asked Bo')
})

test('a restriction needs a rule, facts, a member, and a report about that member', async () => {
  const { ask, bob, ofAnn } = await install()
  const usage = 'Not done: bun run members <id>'
  for (const [given, complaint] of [
    [[], usage],
    [['warn', bob], usage],
    [['warn', bob, '--reason', 'money'], usage],
    [['unban', bob, ...MONEY], usage],
    [['warn', bob, ...MONEY, '--until', 'friday'], usage],
    [['warn', bob, '--reason', 'ugly', '--facts', 'x'], 'Not done: a reason is one of minors,'],
    [['warn', bob, '--reason', 'money', '--facts', ' '], 'Not done: say what happened'],
    [['ban', bob, ...MONEY, '--report', ofAnn], `Not done: ${ofAnn} is no report of`],
    [['ban', 'nobody', ...MONEY], 'Not done: there is no such member'],
    [['nobody'], 'Not done: nobody is no member'],
  ] as const)
    expect((await ask(...given)).complaint).toStartWith(complaint)
})
