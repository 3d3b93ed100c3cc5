import { afterAll, expect, test } from 'bun:test'
import { mkdir } from 'node:fs/promises'
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
  expect([shown.code, shown.complaint]).toEqual([0, ''])
  expect(shown.output).toContain('Vroeg om geld')
  expect(shown.output).not.toContain('\u001b')
  expect(shown.output).toContain('Leen me 500 euro  (the one reported)')
  expect(shown.output).toContain('photo p1')
  expect((await ask('261121-XXXXXX')).code).not.toBe(0)
  expect((await ask(number, number)).code).not.toBe(0)
})

const FACTS = ['--facts', 'You asked Bo for 500 euros.'] as const

/** Three reports of Bob by Ann. */
async function install() {
  const dataDir = join(folder.path, crypto.randomUUID())
  await mkdir(dataDir)
  const open = () => openLibsql({ url: `file:${join(dataDir, 'vonk.db')}` })
  const storage = await open()
  const [ann, bob] = [await addMember(storage), await addMember(storage)]
  const made = [0, 1, 2].map((nth) => sampleReport(ann, bob, { note: `${nth}` }))
  await commit(storage, async ({ reports }) => {
    for (const one of made) await reports.add(one)
  })
  await storage.close()
  const ask = (...given: readonly string[]) => runCommand('reports', given, { DATA_DIR: dataDir })
  const [one = '', two = '', three = ''] = made.map(reportNumber)
  return { ask, ann, bob, open, one, two, three }
}

test('an operator takes a report and decides, once, and both sides are told', async () => {
  const { ask, ann, bob, open, one } = await install()
  expect((await ask('take', one)).code).toBe(0)
  expect((await ask()).output).toContain(`${one}  `)
  expect((await ask(one)).output).toContain('state     in-review')
  const warning = ['decide', one, 'warning', '--reason', 'money', ...FACTS] as const
  const decided = await ask(...warning)
  expect(decided.output).toContain('The reporter is told by mail.')
  expect(decided.output).toContain(`: ${bob} is told by mail.`)
  expect((await ask(one)).output).toMatch(/decision {2}\S+ {2}warning {2}money/)
  for (const again of [warning, ['take', one]]) {
    expect((await ask(...again)).complaint).toStartWith('Not done: it was decided on already')
  }
  const storage = await open()
  expect(await storage.reads.restrictions.of(bob)).toMatchObject([
    { kind: 'warning', rule: 'money', facts: 'You asked Bo for 500 euros.' },
  ])
  expect((await storage.reads.reports.by(ann)).map(({ decision }) => decision?.outcome)).toContain(
    'warning',
  )
  await storage.close()
})

test('a number that two reports share is refused; their ids are not', async () => {
  const { ask, ann, bob, open } = await install()
  const pair = ['2c64b7df-ee50-4e55-8dac-b4bb1904e6f2', '3a4a14d5-46c8-4c79-b674-984a8aa78a45']
  const storage = await open()
  const alike = pair.map((id) => sampleReport(ann, bob, { id }))
  await commit(storage, async ({ reports }) => {
    for (const report of alike) await reports.add(report)
  })
  await storage.close()
  const [number = '', other] = alike.map(reportNumber)
  expect(number).toBe(other ?? '')
  const decision = ['no-action', '--reason', 'unclear'] as const
  const { complaint } = await ask('decide', number, ...decision)
  for (const id of pair) expect(complaint).toContain(id)
  expect((await ask('decide', pair[0] ?? '', ...decision)).code).toBe(0)
  expect((await ask(pair[1] ?? '')).output).toContain('state     received')
})

test('an operator who finds the third report unfounded warns its reporter', async () => {
  const { ask, ann, open, one, two, three } = await install()
  const output = []
  for (const number of [one, two, three]) {
    output.push((await ask('decide', number, 'no-action', '--reason', 'unfounded')).output)
  }
  expect(output.map((text) => text.includes('a warning for false reports'))).toEqual([
    false,
    false,
    true,
  ])
  const storage = await open()
  const [warning] = await storage.reads.restrictions.of(ann)
  expect(warning).toMatchObject({ kind: 'warning', rule: 'false-reports' })
  for (const number of [one, two, three]) expect(warning?.facts).toContain(number)
  await storage.close()
})

test('a decision on a report needs an outcome, a reason of its kind, and facts where they are read', async () => {
  const { ask, one } = await install()
  const usage = 'Not done: bun run reports [<number>]'
  for (const [given, complaint] of [
    [['decide', one], usage],
    [['take'], usage],
    [['decide', one, 'applause', '--reason', 'money'], usage],
    [['decide', one, 'ban', '--reason', 'money'], usage],
    [['decide', one, 'no-action', '--reason', 'unclear', ...FACTS], usage],
    [['decide', one, 'no-action', '--reason', 'money'], 'Not done: a reason to do nothing is'],
    [['decide', one, 'ban', '--reason', 'unclear', ...FACTS], 'Not done: a reason is one of'],
    [['decide', one, 'content-removed', '--reason', 'minors'], 'Not done: no photo of theirs'],
    [['decide', one, 'ban', '--reason', 'money', '--facts', ' '], 'Not done: say what happened'],
    [['decide', '1', 'no-action', '--reason', 'gone'], 'Not done: 1 is no report'],
  ] as const)
    expect((await ask(...given)).complaint).toStartWith(complaint)
  expect((await ask(one)).output).toContain('state     received')
})
