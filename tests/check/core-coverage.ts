/** Fails if a line of the core was not reached by the tests of the core, which ran before with coverage. */
import { Glob } from 'bun'
import { CORE_COVERAGE } from './coverage-file.ts'

const report = await Bun.file(CORE_COVERAGE).text()
const missed: string[] = []
const seen = new Set<string>()
for (const record of report.split('end_of_record')) {
  const path = /SF:(core\/.+)/.exec(record)?.[1]
  if (path === undefined) continue
  seen.add(path)
  const lines = [...record.matchAll(/DA:(\d+),0\b/g)].map(([, line]) => line)
  if (lines.length > 0) missed.push(`${path}: lines ${lines.join(', ')}`)
}

/** Whether a file has code: a file of types cannot be covered. */
const RUNS = /^(?:export )?(?:async )?(?:function|const|class|let) /m
for await (const path of new Glob('core/**/*.ts').scan('.')) {
  if (!seen.has(path) && RUNS.test(await Bun.file(path).text()))
    missed.push(`${path}: never loaded`)
}

if (missed.length > 0) {
  process.stderr.write(`${missed.join('\n')}\n`)
  process.exit(1)
}
