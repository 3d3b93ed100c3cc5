import { describe, expect, test } from 'bun:test'
import { Glob } from 'bun'

const ROOT = new URL('../../', import.meta.url).pathname
const LAYERS = ['core', 'adapters', 'api', 'app', 'ui', 'stories', 'tests']

const files = LAYERS.flatMap((layer) => [
  ...new Glob('**/*.{ts,tsx}').scanSync({ cwd: `${ROOT}${layer}`, dot: true }),
])
const isThere = (name: string) =>
  files.some((file) => file === name || file.endsWith(`/${name}`)) ||
  LAYERS.some(
    (layer) => name.startsWith(`${layer}/`) && files.includes(name.slice(layer.length + 1)),
  )

describe.each(['', ...LAYERS.map((layer) => `${layer}/`)])('%sREADME.md', (folder) => {
  test('names only source files that exist', async () => {
    const text = await Bun.file(`${ROOT}${folder}README.md`).text()
    const named = [...text.matchAll(/`([a-z][\w./$-]*\.tsx?)`/g)].map(([, name = '']) => name)
    expect(named.filter((name) => !isThere(name))).toEqual([])
  })
})
