/** Fails if the model has changed without a migration. The missing migration is generated. */
const CONFIGS = ['libsql', 'postgres'] as const

const changed: string[] = []
for (const dialect of CONFIGS) {
  const { stdout, stderr, exitCode } = Bun.spawnSync({
    cmd: ['drizzle-kit', 'generate', `--config=adapters/drizzle/${dialect}.config.ts`],
    stdin: 'ignore',
  })
  const output = `${stdout}${stderr}`
  if (exitCode !== 0 || !output.includes('No schema changes')) changed.push(`${dialect}: ${output}`)
}
if (changed.length > 0) {
  process.stderr.write(`${changed.join('\n')}\n`)
  process.exit(1)
}
