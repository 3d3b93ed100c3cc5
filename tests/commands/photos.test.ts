import { afterAll, describe, expect, test } from 'bun:test'
import { mkdir, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openLibsql } from '#adapters/drizzle/libsql.ts'
import { openPostgres } from '#adapters/drizzle/postgres.ts'
import { photoFolder } from '#adapters/photos/photo-folder.ts'
import type { Storage } from '#core/ports.ts'
import { createDatabase, NO_TIMEOUTS } from '#tests/contracts/postgres-server.ts'
import {
  commit,
  NOW,
  newId,
  sampleChatPhoto,
  samplePhoto,
  twoInConversation,
} from '../contracts/sample.ts'
import { temporaryFolder } from '../running-server.ts'
import { runCommand } from './run-command.ts'

const folder = await temporaryFolder('photos')
afterAll(() => folder.dispose())
const database = await createDatabase()

const bytesOf = (key: string) => new TextEncoder().encode(`the picture ${key}`)

/** Ann's photo and an older one sent to Bob are pending; a later one was refused. */
async function fill(storage: Storage, dataDir: string) {
  const { ann, bob, id: conversation } = await twoInConversation(storage)
  const photo = samplePhoto(ann)
  const sent = sampleChatPhoto(conversation, ann, { sentAt: NOW - 1 })
  const refused = samplePhoto(ann, { state: 'refused', reason: 'quality', addedAt: NOW + 1 })
  await commit(storage, async ({ photos, chatPhotos, holds }) => {
    await photos.add(photo, 9)
    await photos.add(refused, 9)
    await chatPhotos.add(sent)
    await holds.add({ member: ann, reference: sent.id, drawn: sent.drawn, at: sent.sentAt })
  })
  const files = photoFolder(join(dataDir, 'photos'))
  for (const key of [photo.key, sent.key ?? '', refused.key]) {
    const bytes = bytesOf(key)
    await files.keep(key, { thumb: bytes, card: bytes, full: bytes, blur: bytes })
    await files.settle(key)
  }
  const named = [photo, sent, refused].map(({ id, key }) => `${id}_${key}`)
  return { ann, bob, photo, sent, refused, files, conversation, named }
}

/** With a file database no server may run during a review; with PostgreSQL it may. */
async function openFile() {
  const dataDir = join(folder.path, crypto.randomUUID())
  await mkdir(dataDir)
  const open = () => openLibsql({ url: `file:${join(dataDir, 'vonk.db')}` })
  const storage = await open()
  const install = await fill(storage, dataDir)
  await storage.close()
  const ask = (...given: readonly string[]) => runCommand('photos', given, { DATA_DIR: dataDir })
  /** The stored photos. */
  async function stored<T>(look: (storage: Storage) => Promise<T>): Promise<T> {
    const reopened = await open()
    const found = await look(reopened)
    await reopened.close()
    return found
  }
  return { ...install, ask, stored, open, dataDir }
}

describe('bun run photos', () => {
  test('lists pending photos, oldest first, with the name for a review', async () => {
    const { ask, named, ann, open } = await openFile()
    const running = await open()
    const { code, output } = await ask()
    await running.close()
    expect(code).toBe(0)
    expect(output).toBe(`2 in moderation
  ${named[1]}  chat     2026-11-21T11:59:59.999Z  ${ann}
  ${named[0]}  profile  2026-11-21T12:00:00.000Z  ${ann}
`)
  })

  test('exports pending photos to a private folder, beside a running server', async () => {
    const { ask, named, photo, open } = await openFile()
    const running = await open()
    const target = join(folder.path, crypto.randomUUID())
    const { code } = await ask('export', target)
    await running.close()
    expect(code).toBe(0)
    expect((await readdir(target)).toSorted()).toEqual(
      [`${named[0]}.webp`, `${named[1]}.webp`].toSorted(),
    )
    const path = join(target, `${named[0]}.webp`)
    expect(await readFile(path, 'utf8')).toBe(`the picture ${photo.key}`)
    expect([
      (await Bun.file(path).stat()).mode & 0o77,
      (await Bun.file(target).stat()).mode & 0o77,
    ]).toEqual([0, 0])
  })

  test('exports a reviewed photo by its id, for an appeal', async () => {
    const { ask, named, refused } = await openFile()
    const target = join(folder.path, crypto.randomUUID())
    expect((await ask('export', target, refused.id)).code).toBe(0)
    expect(await readdir(target)).toEqual([`${named[2]}.webp`])
    expect((await ask('export', target, newId())).complaint).toContain('no such picture')
  })

  test('approves by name or exported file, and delivers a chat photo', async () => {
    const { ask, named, photo, sent, stored, bob, conversation } = await openFile()
    const { code, output } = await ask('approve', named[0] ?? '', `some/where/${named[1]}.webp`)
    expect([code, output]).toEqual([0, `${photo.id} is active.\n${sent.id} is delivered.\n`])
    await stored(async ({ reads }) => {
      expect(await reads.photos.byId(photo.id)).toMatchObject({ state: 'active', reason: null })
      expect(await reads.conversations.seat(conversation, bob)).toMatchObject({ unread: 1 })
    })
    expect((await ask()).output).toBe('0 in moderation\n')
  })

  test('approves a refused one after an appeal', async () => {
    const { ask, named, refused, stored } = await openFile()
    expect((await ask('approve', named[2] ?? '')).code).toBe(0)
    const state = await stored(async ({ reads }) => (await reads.photos.byId(refused.id))?.state)
    expect(state).toBe('active')
  })

  test('refuses with a reason, and refunds a chat photo', async () => {
    const { ask, named, photo, sent, stored, ann, files } = await openFile()
    expect((await ask('refuse', named[0] ?? '', '--reason', 'not-you')).code).toBe(0)
    expect((await ask('refuse', named[1] ?? '', '--reason', 'nudity')).code).toBe(0)
    await stored(async ({ reads }) => {
      expect(await reads.photos.byId(photo.id)).toMatchObject({
        state: 'refused',
        reason: 'not-you',
      })
      expect(await reads.chatPhotos.byId(sent.id)).toMatchObject({
        state: 'returned',
        reason: 'nudity',
      })
      expect(await reads.wallets.of(ann)).toEqual(sent.drawn)
    })
    expect(await files.read(sent.key ?? '', 'full')).toBeNull()
  })

  test('never reviews another photo than the exported one', async () => {
    const { ask, photo, named, stored, dataDir } = await openFile()
    const other = { ...photo, key: newId() }
    await stored((storage) => commit(storage, ({ photos }) => photos.save(other)))
    const otherFolder = join(folder.path, crypto.randomUUID())
    await mkdir(otherFolder)
    const apart = { DATA_DIR: otherFolder, DATABASE_URL: `file:${join(dataDir, 'vonk.db')}` }
    for (const refusal of [
      await ask('approve', named[0] ?? ''),
      await ask('approve', photo.id),
      await runCommand('photos', ['approve', named[1] ?? ''], apart),
    ])
      expect(refusal.code).not.toBe(0)
    expect((await ask()).output).toStartWith('2 in moderation')
  })

  test('prints reasons and usage', async () => {
    const { ask, named, open } = await openFile()
    const [profile = '', chat = ''] = named
    expect((await ask('refuse', profile, '--reason', 'ugly')).complaint).toContain('no-person,')
    const refused = await ask('refuse', chat, '--reason', 'no-person')
    expect(refused.complaint).toContain('a photo in a chat is refused for one of minor,')
    for (const given of [['refuse', profile], ['drop', profile], ['approve']])
      expect((await ask(...given)).complaint).toStartWith('Not done: bun run photos [export')
    const running = await open()
    expect((await ask('approve', profile)).complaint).toStartWith('Not done: another process has')
    await running.close()
  })

  if (database) {
    test('reviews beside a running server on PostgreSQL', async () => {
      const storage = await openPostgres({ url: database.url, ...NO_TIMEOUTS })
      database.onClose(() => storage.close())
      const dataDir = join(folder.path, crypto.randomUUID())
      const { named, photo, sent } = await fill(storage, dataDir)
      const there = { DATA_DIR: dataDir, DATABASE_URL: database.url }
      const twice = await Promise.all(
        [1, 2].map(() => runCommand('photos', ['approve', ...named.slice(0, 2)], there)),
      )
      expect(twice.map(({ code }) => code)).toEqual([0, 0])
      expect((await storage.reads.photos.byId(photo.id))?.state).toBe('active')
      expect(await storage.reads.chatPhotos.byId(sent.id)).toMatchObject({ seq: 1 })
    })
  }
})
