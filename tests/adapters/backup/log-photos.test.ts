import { describe, expect, test } from 'bun:test'
import { mkdir, rename, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readLogPhoto } from '#adapters/backup/log/replay-log.ts'
import { ID, loggedDatabases } from './logged-databases.ts'

const { install } = await loggedDatabases()

describe('the log of a database', () => {
  test('has the photos that were added, each once, also those on their way between folders', async () => {
    const { run, photos, open, linksThere, restored, target } = await install('photos')
    const log = await open()
    await mkdir(join(photos, 'incoming/photo-ab'), { recursive: true })
    await writeFile(join(photos, 'incoming/photo-ab/full'), 'the photo')
    await writeFile(join(photos, 'incoming/photo-ab/.half'), 'half')
    run('insert into notes values (2, ?)', 'it is there')
    await log.ship()
    const added = { path: 'photos/ab/photo-ab.full', bytes: 9 }
    expect([...(await restored()).photos.values()]).toMatchObject([added])

    await mkdir(join(photos, 'ab'))
    await rename(join(photos, 'incoming/photo-ab/full'), join(photos, 'ab/photo-ab.full'))
    await writeFile(join(photos, 'ab/photo-ab.card'), 'another size')
    run('insert into notes values (3, ?)', 'it is settled')
    await log.ship()
    await log.ship()
    log.close()
    // After a start it looks a minute back, and may store what it has again.
    const again = await open()
    await again.ship()
    again.close()
    const { photos: there, rows, fault } = await restored()
    expect(fault).toBeNull()
    expect(rows).toHaveLength(3)
    expect([...there.keys()].toSorted()).toEqual(['photos/ab/photo-ab.card', added.path])
    const [photo] = [...there.values()].filter(({ path }) => path === added.path)
    if (!photo) throw new Error('no photo')
    expect(Buffer.from((await readLogPhoto(target, ID, photo)) ?? []).toString()).toBe('the photo')
    const other = { ...photo, sha256: '0' }
    expect(await readLogPhoto(target, ID, other)).toBeNull()
    expect(await readLogPhoto({ ...target, key: new Uint8Array(32) }, ID, photo)).toBeNull()
    expect(await linksThere()).not.toHaveLength(0)
  })

  test('has all others where something that is no photo is called like one', async () => {
    const { run, photos, open, restored } = await install('odd-photos')
    const log = await open()
    await mkdir(join(photos, 'ab/folder-ab.full'), { recursive: true })
    await symlink(join(photos, 'ab/loop-ab.full'), join(photos, 'ab/loop-ab.full'))
    await symlink('/dev/zero', join(photos, 'ab/endless-ab.full'))
    await writeFile(join(photos, 'ab/photo-ab.full'), 'the photo')
    run('insert into notes values (2, ?)', 'it is there')
    await log.ship()
    log.close()
    expect([...(await restored()).photos.keys()]).toEqual(['photos/ab/photo-ab.full'])
  })

  test('stores many photos over several rounds, what is written to the database first', async () => {
    const { run, photos, open, restored } = await install('many-photos')
    const log = await open()
    await mkdir(join(photos, 'ab'), { recursive: true })
    for (const nth of [1, 2, 3, 4])
      await writeFile(join(photos, `ab/photo${nth}-ab.full`), Buffer.alloc(12 * 1024 * 1024, nth))
    run('insert into notes values (2, ?)', 'all are there')
    await log.ship()
    expect(await restored()).toMatchObject({ fault: null, photos: { size: 3 } })
    expect((await restored()).rows).toHaveLength(2)
    await log.ship()
    expect(await restored()).toMatchObject({ fault: null, photos: { size: 4 } })
    log.close()
  })
})
