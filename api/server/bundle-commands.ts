import { fileURLToPath } from 'node:url'
import { ownAddresses } from './own-addresses.ts'

const ROOT = new URL('../..', import.meta.url)
const OUT = fileURLToPath(new URL('dist/api', ROOT))

/** Bundles all commands into one file, beside the server. */
export async function bundleCommands(): Promise<void> {
  const { success, logs } = await Bun.build({
    entrypoints: [fileURLToPath(new URL('api/commands/run.ts', ROOT))],
    outdir: OUT,
    naming: 'commands.js',
    target: 'bun',
    format: 'cjs',
    external: ['libsql', '@libsql/*', 'sharp'],
    // Of all the commands in it none is what was started.
    plugins: [ownAddresses(OUT, (path) => path.endsWith('/api/commands/run.ts'))],
  })
  if (!success) throw new AggregateError(logs, 'the commands cannot be bundled')
}
