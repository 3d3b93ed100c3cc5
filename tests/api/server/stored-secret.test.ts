import { describe, expect, test } from 'bun:test'
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ConfigError } from '#api/server/env.ts'
import { storedSecret } from '#api/server/stored-secret.ts'

async function withFolder(work: (folder: string) => Promise<void>) {
  const folder = await mkdtemp(join(tmpdir(), 'vonk-secret-'))
  await work(folder)
  await rm(folder, { recursive: true })
}

const secretIn = (folder: string) => storedSecret(folder, 'session', { loses: 'this is lost' })

describe('a secret of an install', () => {
  test('is generated once, and only its owner can read it', () =>
    withFolder(async (folder) => {
      const secret = await secretIn(folder)
      expect(secret).toMatch(/^[\w-]{43}$/)
      expect(await secretIn(folder)).toBe(secret)
      expect(await readdir(folder)).toEqual(['session.secret'])
      expect((await stat(join(folder, 'session.secret'))).mode & 0o777).toBe(0o600)
    }))

  test('is the same for processes that start at once', () =>
    withFolder(async (folder) => {
      const secrets = await Promise.all(Array.from({ length: 20 }, () => secretIn(folder)))
      expect(new Set(secrets).size).toBe(1)
      expect(await readdir(folder)).toEqual(['session.secret'])
      expect(await secretIn(folder)).toBe(secrets[0] ?? '')
    }))

  test.each(['', '\n', 'only-half-of-it'])(
    'that is too short stops the start, and is not replaced: %j',
    (stored) =>
      withFolder(async (folder) => {
        const path = join(folder, 'session.secret')
        await writeFile(path, stored)
        const refusal = await secretIn(folder).catch((thrown: Error) => thrown)
        expect(refusal).toBeInstanceOf(ConfigError)
        expect(String(refusal)).toContain(
          'session.secret in DATA_DIR is empty or cut short. Put back the one from a backup. Where there is none, delete the file: a new one is made, and this is lost.',
        )
        expect(await readFile(path, 'utf8')).toBe(stored)
      }),
  )

  test('is not replaced because it could not be read', () =>
    withFolder(async (folder) => {
      await expect(storedSecret(`${folder}/no-folder\0`, 'x', { loses: '' })).rejects.toThrow()
      await writeFile(join(folder, 'file'), '')
      await expect(secretIn(join(folder, 'file'))).rejects.toThrow('ENOTDIR')
    }))
})
