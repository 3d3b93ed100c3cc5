/** Last build step: inline scripts of rendered pages, the service worker, and compression of all files. */
import { readdir } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { packWorker } from './pack-worker.ts'

const FOLDER = new URL('../../dist/web', import.meta.url).pathname
const PACKABLE = /\.(js|css|html|svg|json|webmanifest|txt)$/
/** Below this size, compression does not help. */
const WORTH = 1024

/** Builds a script of its own; returns its URL, as source text. */
async function packScript(source: string, define: Record<string, string> = {}): Promise<string> {
  const { outputs } = await Bun.build({
    entrypoints: [new URL(source, import.meta.url).pathname],
    outdir: join(FOLDER, 'assets'),
    naming: '[name]-[hash].js',
    define,
    external: ['/assets/*'],
    minify: true,
  })
  return JSON.stringify(`/assets/${basename(outputs[0]?.path ?? '')}`)
}

/** Builds an inline script of pages. */
async function packInline(source: string, define: Record<string, string> = {}): Promise<void> {
  const { outputs } = await Bun.build({
    entrypoints: [new URL(source, import.meta.url).pathname],
    define,
    external: ['/assets/*'],
    minify: true,
    format: 'iife',
  })
  const name = basename(source, '.ts')
  await Bun.write(
    new URL(`../../dist/server/${name}.js`, import.meta.url),
    (await outputs[0]?.text()) ?? '',
  )
}

await packInline('../early.ts', {
  START_SCRIPT: await packScript('../start-page.ts', {
    WARN_SCRIPT: await packScript('../notices/warn.ts'),
    WARM_INTL_SCRIPT: await packScript('../client/warm-intl.ts'),
  }),
})
await packInline('../shell/watch-start.ts')

await Bun.write(join(FOLDER, 'sw.js'), await packWorker(FOLDER))

for (const entry of await readdir(FOLDER, { recursive: true, withFileTypes: true })) {
  const path = join(entry.parentPath, entry.name)
  if (!entry.isFile() || !PACKABLE.test(path) || path.includes('/.vite/')) continue
  const plain = new Uint8Array(await Bun.file(path).arrayBuffer())
  if (plain.length < WORTH) continue
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
  await Bun.write(`${path}.br`, brotliCompressSync(plain, { params }))
  await Bun.write(`${path}.gz`, gzipSync(plain, { level: 9 }))
}
