/** Last build step: inline scripts of rendered pages, the service worker, and compression of all files. */
import { readdir } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { packWorker } from './pack-worker.ts'

const FOLDER = new URL('../../dist/web', import.meta.url).pathname
const SERVER = new URL('../../dist/server', import.meta.url).pathname
const PACKABLE = /\.(js|css|html|svg|json|webmanifest|txt)$/
/** Below this size, compression does not help. */
const WORTH = 1024

const build = async (source: URL, options: Partial<Bun.BuildConfig>) => {
  const { outputs } = await Bun.build({
    entrypoints: [source.pathname],
    external: ['/assets/*'],
    minify: true,
    ...options,
  })
  return outputs[0]
}

/** Builds a script of its own; returns its URL, as source text. */
async function packScript(source: URL, define: Record<string, string> = {}): Promise<string> {
  const naming = '[name]-[hash].js'
  const output = await build(source, { outdir: join(FOLDER, 'assets'), naming, define })
  return JSON.stringify(`/assets/${basename(output?.path ?? '')}`)
}

/** Builds an inline script, which the server puts into pages. */
async function packInline(source: URL, define: Record<string, string> = {}): Promise<void> {
  const output = await build(source, { format: 'iife', define })
  const name = `${basename(source.pathname, '.ts')}.js`
  await Bun.write(join(SERVER, name), (await output?.text()) ?? '')
}

await packInline(new URL('../early.ts', import.meta.url), {
  START_SCRIPT: await packScript(new URL('../start-page.ts', import.meta.url), {
    WARN_SCRIPT: await packScript(new URL('../membership/entry/warn.ts', import.meta.url)),
    WARM_INTL_SCRIPT: await packScript(new URL('../client/warm-intl.ts', import.meta.url)),
  }),
})
await packInline(new URL('../shell/watch-start.ts', import.meta.url))

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
