/** Fails if a line of the core is not covered by a test of the core. */
import { Glob } from 'bun'

const FOLDER = 'dist/check/coverage'

const run = Bun.spawnSync({
  cmd: [
    'bun',
    'test',
    'tests/core',
    '--timeout=60000',
    '--coverage',
    '--coverage-reporter=lcov',
    `--coverage-dir=${FOLDER}`,
  ],
  stdin: 'ignore',
})
if (run.exitCode !== 0) {
  process.stderr.write(`${run.stdout}${run.stderr}`)
  process.exit(1)
}

const report = await Bun.file(`${FOLDER}/lcov.info`).text()
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
