import { afterAll, expect, test } from 'bun:test'
import { rename } from 'node:fs/promises'
import { join } from 'node:path'
import { bundledSource } from '#api/http/logs/bundled-source.ts'
import { temporaryFolder } from '#tests/running-server.ts'

const folder = await temporaryFolder('bundle')
afterAll(folder.dispose)

const SOURCE = `// The first line.
export function fails() {
  throw new Error('nothing private')
}
fails()
`

test('a line of a bundle is logged as the file and line of its source', async () => {
  const source = join(folder.path, 'source.ts')
  await Bun.write(source, SOURCE)
  const bundle = join(folder.path, 'out/source.js')
  const outdir = join(folder.path, 'out')
  await Bun.build({ entrypoints: [source], outdir, target: 'bun', sourcemap: 'external' })
  await rename(`${bundle}.map`, join(outdir, 'source.map'))
  const lines = (await Bun.file(bundle).text()).split('\n')
  const line = lines.findIndex((text) => text.includes('throw new')) + 1
  expect(bundledSource(bundle)(line, 9)).toBe(`${source}:3`)
})

test('without a map it is logged as it is', () => {
  expect(bundledSource('/nowhere/server.js')(7, 1)).toBe('/nowhere/server.js:7')
})
