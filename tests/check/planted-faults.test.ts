import { expect, test } from 'bun:test'
import { basename } from 'node:path'
import { Glob } from 'bun'
import { PLANTED } from './planted-faults.ts'

test('each planted fault has its text in one file of its name', async () => {
  const paths = [...new Glob('{core,adapters,api,ui,app}/**/*.{ts,tsx}').scanSync('.')]
  const lost: string[] = []
  for (const { file, before } of PLANTED) {
    const named = paths.filter((path) => basename(path) === file)
    const texts = await Promise.all(named.map((path) => Bun.file(path).text()))
    if (texts.filter((text) => text.includes(before)).length !== 1) lost.push(`${file}: ${before}`)
  }
  expect(lost).toEqual([])
})
