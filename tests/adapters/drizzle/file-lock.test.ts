import { afterAll, describe, expect, test } from 'bun:test'
import { mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { FileHeldError, lockFile } from '#adapters/drizzle/connections/file-lock.ts'
import { openLibsql } from '#adapters/drizzle/libsql.ts'

const folder = await mkdtemp(join(tmpdir(), 'vonk-lock-'))
afterAll(() => rm(folder, { recursive: true }))
const path = () => join(folder, `${crypto.randomUUID()}.db`)

const HOLDER = fileURLToPath(new URL('./file-lock.worker.ts', import.meta.url))

/** Another process that holds the lock of a file. */
async function holderOf(file: string) {
  const child = Bun.spawn([process.execPath, HOLDER, file], { stdout: 'pipe', stderr: 'inherit' })
  await child.stdout.getReader().read()
  return child
}

function refusalOf(file: string): FileHeldError | null {
  try {
    lockFile(file).release()
    return null
  } catch (thrown) {
    if (thrown instanceof FileHeldError) return thrown
    throw thrown
  }
}

describe('a database file', () => {
  test('is refused while another process holds its lock, which is named', async () => {
    const file = path()
    const startedAt = new Date().toISOString()
    const child = await holderOf(file)
    const { holder } = refusalOf(file) ?? {}
    expect(holder?.pid).toBe(child.pid)
    expect((holder?.since ?? '') >= startedAt).toBe(true)
    const refused = await openLibsql({ url: `file:${file}` }).catch((thrown: unknown) => thrown)
    expect(refused).toBeInstanceOf(FileHeldError)
    child.kill('SIGKILL')
    await child.exited
  })

  test('is free immediately after that process was killed', async () => {
    const file = path()
    const child = await holderOf(file)
    child.kill('SIGKILL')
    await child.exited
    expect(refusalOf(file)).toBeNull()
  })

  test('is the same through any link', async () => {
    const [file, link] = [path(), path()]
    await writeFile(file, '')
    await symlink(file, link)
    const lock = lockFile(file)
    expect(refusalOf(link)).not.toBeNull()
    lock.release()
    expect(refusalOf(link)).toBeNull()
  })

  test('is refused even if the lock holder is unknown', async () => {
    const file = path()
    const lock = lockFile(file)
    await writeFile(`${file}.holder`, '{')
    expect(refusalOf(file)).toMatchObject({ holder: null })
    lock.release()
  })

  test('is unlocked when a storage closes, or could not be opened', async () => {
    const file = path()
    await (await openLibsql({ url: `file:${file}` })).close()
    expect(refusalOf(file)).toBeNull()
    expect((await readdir(folder)).filter((name) => name.endsWith('.holder'))).not.toContain(file)

    const invalid = path()
    await writeFile(invalid, 'this is no database, nor was it ever one')
    await expect(openLibsql({ url: `file:${invalid}` })).rejects.toThrow()
    expect(refusalOf(invalid)).toBeNull()
  })
})
