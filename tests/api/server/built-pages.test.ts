import { expect, test } from 'bun:test'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { builtPages } from '#api/server/built-pages.ts'
import { ConfigError } from '#api/server/env.ts'

/** A folder with these files, deleted afterwards. */
async function withFiles(names: readonly string[], use: (folder: string) => Promise<void>) {
  const folder = await mkdtemp(join(tmpdir(), 'vonk-built-'))
  for (const name of names) {
    await mkdir(join(folder, name, '..'), { recursive: true })
    await Bun.write(join(folder, name), name.endsWith('.json') ? '{}' : 'export {}')
  }
  await use(folder)
  await rm(folder, { recursive: true })
}

const WEB = ['web/index.html', 'web/.vite/manifest.json']
const SERVER = ['server/entry-server.js', 'server/early.js', 'server/watch-start.js']

test('a start without a whole build says what to run', async () => {
  for (const names of [[], WEB, [...WEB.slice(1), ...SERVER]])
    await withFiles(names, async (folder) => {
      const start = builtPages(folder)
      await expect(start).rejects.toBeInstanceOf(ConfigError)
      await expect(start).rejects.toThrow(
        'Run `bun run build` first; PAGES=0 serves the API alone.',
      )
    })
  await withFiles([...WEB, ...SERVER], async (folder) => {
    expect((await builtPages(folder)).files.has('/index.html')).toBe(true)
  })
})

test('a bundle that cannot be loaded is told to whoever asks whether the server is ready', async () => {
  await withFiles([...WEB, ...SERVER], async (folder) => {
    await Bun.write(join(folder, 'server/entry-server.js'), 'throw new Error("half a build")')
    const { server } = await builtPages(folder)
    await server?.check()
    await expect(server?.renderer()).rejects.toThrow('half a build')
    await expect(server?.check()).rejects.toThrow('half a build')
  })
})
