/** Fails when the model has changed and no migration says so. What was missing is then there to be looked at. */
const CONFIGS = ['libsql', 'postgres'] as const

const changed: string[] = []
for (const dialect of CONFIGS) {
  const { stdout, stderr, exitCode } = Bun.spawnSync({
    cmd: ['drizzle-kit', 'generate', `--config=adapters/drizzle/${dialect}.config.ts`],
    stdin: 'ignore',
  })
  const said = `${stdout}${stderr}`
  if (exitCode !== 0 || !said.includes('No schema changes')) changed.push(`${dialect}: ${said}`)
}
if (changed.length > 0) {
  process.stderr.write(`${changed.join('\n')}\n`)
  process.exit(1)
}
