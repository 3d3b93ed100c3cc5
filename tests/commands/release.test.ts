import { expect, test } from 'bun:test'
import { changelog, commitsSince } from '#api/commands/release/changelog.ts'
import { neededPackages, ownDependencies } from '#api/commands/release/lock-file.ts'
import { sbom } from '#api/commands/release/sbom.ts'

const ROOT = new URL('../..', import.meta.url).pathname

test('a changelog has what is new, fixed, faster or to be looked out for since the last tag', () => {
  const asked: string[] = []
  const commits = commitsSince((...given) => {
    asked.push(given.join(' '))
    return given[0] === 'tag'
      ? 'v1\nv0'
      : [
          'a1\u001ffeat(chat): gifts\u001f\u001e',
          'a2\u001ffix: a crash\u001f\u001e',
          'a3\u001frefactor: one name\u001f\u001e',
          'a4\u001frefactor(api)!: a path\u001f\u001e',
          'a5\u001fperf: search\u001fBREAKING CHANGE: its order\u001e',
          'a6\u001fmerge of a branch\u001f\u001e',
        ].join('\n')
  })
  expect(asked[1]).toEndWith('v1..HEAD')
  expect(changelog('2.0.0', '2026-12-01', commits)).toBe(`# Vonk 2.0.0, 2026-12-01

## Look out

- api: a path (a4)
- search (a5)

## New

- chat: gifts (a1)

## Fixed

- a crash (a2)
`)
  expect(changelog('2.0.1', '2026-12-02', [])).toContain('Nothing that you would see.')
})

test('a list of contents names each package that runs with its version and hash, and none that only builds', async () => {
  const lock = await Bun.file(`${ROOT}bun.lock`).text()
  const packages = neededPackages(ROOT, lock, ownDependencies(lock))
  const names = packages.map(({ name }) => name)
  expect(names).toContain('libsql')
  expect(names).toContain('@neon-rs/load')
  expect(names).not.toContain('vite')
  // One that two others need in two versions.
  expect(packages.filter(({ name }) => name === 'detect-libc').map(({ folder }) => folder)).toEqual(
    ['node_modules/detect-libc', 'node_modules/sharp/node_modules/detect-libc'],
  )
  const listed = JSON.parse(sbom({ name: 'vonk', version: '1', commit: 'abc' }, packages))
  expect(listed).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.6' })
  const libsql = listed.components.find(({ name }: { name: string }) => name === 'libsql')
  expect(libsql.purl).toStartWith('pkg:npm/libsql@')
  expect(libsql.hashes[0].content).toMatch(/^[0-9a-f]{128}$/)
})
