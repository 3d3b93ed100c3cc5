import { fileURLToPath } from 'node:url'
import { ownAddresses } from './own-addresses.ts'

const ROOT = new URL('../..', import.meta.url)
const OUT = fileURLToPath(new URL('dist/api', ROOT))
const COMMON: Pick<Bun.BuildConfig, 'target' | 'external'> = {
  target: 'bun',
  external: ['libsql', '@libsql/*', 'sharp'],
}

/** Bundles all commands into one file, beside the server. */
export async function bundleCommands(): Promise<void> {
  const { success, logs } = await Bun.build({
    ...COMMON,
    entrypoints: [fileURLToPath(new URL('api/commands/run.ts', ROOT))],
    outdir: OUT,
    naming: 'commands.js',
    format: 'cjs',
    // Of all the commands in it none is what was started.
    plugins: [ownAddresses(OUT, (path) => path.endsWith('/api/commands/run.ts'))],
  })
  if (!success) throw new AggregateError(logs, 'the commands cannot be bundled')
}

/** Bundles the process of backups to its place in a folder that has no sources. */
export async function bundleBackups(folder: string): Promise<void> {
  const out = `${folder}/adapters/backup`
  const { success, logs } = await Bun.build({
    ...COMMON,
    entrypoints: [fileURLToPath(new URL('adapters/backup/backup-process.ts', ROOT))],
    outdir: out,
    // Where the server looks for it.
    naming: '[name].ts',
    format: 'cjs',
    plugins: [ownAddresses(fileURLToPath(new URL('adapters/backup', ROOT)))],
  })
  if (!success) throw new AggregateError(logs, 'the process of backups cannot be bundled')
}
