import { describe, expect, test } from 'bun:test'
import { cp, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openPlace } from '#adapters/backup/backup-place.ts'
import { openLog } from '#adapters/backup/log/log-shipper.ts'
import { fileOf } from '#adapters/backup/log/stored-pages.ts'
import { seededRandom } from '../../crash/seeded-random.ts'
import { s3Server } from '../../s3-server.ts'
import { ID, loggedDatabases } from './logged-databases.ts'

const { folder, install } = await loggedDatabases()

const big = (letter: string) => letter.repeat(5000)

describe('the log of a database', () => {
  test.each([1, 2, 3, 4])(
    'leads to what the database was at the last round, whatever was written and checkpointed (%i)',
    async (seed) => {
      const { run, open, rows, restored, database } = await install(`random-${seed}`)
      const chance = seededRandom(seed)
      let log = await open()
      let id = 1
      for (let round = 0; round < 40; round += 1) {
        for (let nth = chance.between(0, 30); nth > 0; nth -= 1) {
          const text = String(round).repeat(chance.between(1, 4000))
          const what = chance.between(0, 9)
          if (what < 6) run('insert into notes values (?, ?)', ++id, text)
          else if (what < 8) run('update notes set text = ? where id % 7 = ?', text, nth % 7)
          else run('delete from notes where id % 5 = ?', nth % 5)
        }
        const what = chance.between(0, 12)
        if (what < 4) database.exec(`pragma wal_checkpoint(${what < 2 ? 'passive' : 'restart'})`)
        if (what === 5) database.exec('vacuum')
        if (what === 6) {
          log.close()
          log = await open()
        }
        await log.ship()
        if (round % 10 === 9) {
          const { rows: found, fault } = await restored()
          expect(fault).toBeNull()
          expect(found).toEqual(rows())
        }
      }
      log.close()
    },
    60_000,
  )

  test('stores nothing while nothing changes, and only what changed', async () => {
    const { run, open, linksThere, restored } = await install('little')
    const log = await open()
    expect(await log.ship()).toBeNumber()
    await log.ship()
    expect(await linksThere()).toHaveLength(0)
    expect(await restored()).toMatchObject({ at: null, fault: null })
    run('insert into notes values (2, ?)', 'second')
    await log.ship()
    await log.ship()
    expect(await linksThere()).toHaveLength(1)
    log.close()
  })

  test('that lost a part, or has a foreign or damaged one, leads as far as it is whole', async () => {
    const { run, open, links, linksThere, restored, rows } = await install('broken')
    const log = await open()
    const states = [rows()]
    for (let id = 2; id < 6; id += 1) {
      run('insert into notes values (?, ?)', id, big('x'))
      await log.ship()
      states.push(rows())
    }
    log.close()
    expect(await restored()).toMatchObject({ fault: null, rows: states[4] })
    const [, second = '', third = '', fourth = ''] = await linksThere()
    const bytes = await Bun.file(join(links, third)).bytes()

    await writeFile(join(links, third), bytes.slice(0, -1))
    expect(await restored()).toMatchObject({ fault: 'a part is damaged', rows: states[2] })
    await writeFile(join(links, third), await Bun.file(join(links, fourth)).bytes())
    expect(await restored()).toMatchObject({ fault: 'a part is damaged', rows: states[2] })
    await rm(join(links, third))
    expect(await restored()).toMatchObject({ fault: 'a part is missing', rows: states[2] })
    await writeFile(join(links, third), bytes)
    expect(await restored()).toMatchObject({ fault: null, rows: states[4] })

    // One that is whole, of another log.
    const other = await install('other')
    const otherLog = await other.open()
    for (let id = 2; id < 4; id += 1) {
      other.run('insert into notes values (?, ?)', id, big('y'))
      await otherLog.ship()
    }
    otherLog.close()
    await rm(join(links, second))
    const [, foreign = ''] = await other.linksThere()
    await cp(join(other.links, foreign), join(links, foreign))
    expect(await restored()).toMatchObject({ fault: 'a part is of another log', rows: states[1] })
  })

  test('under another key is not followed, and without one is checked by its hashes', async () => {
    const { run, open, restored, target } = await install('keys')
    const log = await open()
    run('insert into notes values (2, ?)', 'second')
    await log.ship()
    log.close()
    const other = await restored({ ...target, key: new Uint8Array(32).fill(8) })
    expect(other).toMatchObject({ at: null, fault: 'a part has another BACKUP_KEY' })

    const open2 = await install('no-key', null)
    const plain = await open2.open()
    open2.run('insert into notes values (2, ?)', 'second')
    await plain.ship()
    plain.close()
    expect((await open2.restored()).rows).toHaveLength(2)
    const [name = ''] = await open2.linksThere()
    const bytes = await Bun.file(join(open2.links, name)).bytes()
    bytes[bytes.length - 3] = (bytes[bytes.length - 3] ?? 0) ^ 1
    await writeFile(join(open2.links, name), bytes)
    expect(await open2.restored()).toMatchObject({ at: null, fault: 'a part is damaged' })
  })

  test('of changes in several parts is followed only where all of them are there', async () => {
    const { run, open, links, linksThere, restored, rows } = await install('parts')
    const log = await open()
    run('insert into notes values (2, ?)', 'second')
    await log.ship()
    const before = rows()
    for (let id = 3; id < 4003; id += 1) run('insert into notes values (?, ?)', id, big('z'))
    await log.ship()
    log.close()
    const names = await linksThere()
    expect(names.length).toBeGreaterThan(2)
    expect((await restored()).rows).toHaveLength(4002)
    await rm(join(links, names.at(-1) ?? ''))
    const cut = await restored()
    expect(cut).toMatchObject({ fault: 'it ends within changes that belong together' })
    expect(cut.rows).toEqual(before)
  })

  test('in a bucket that fails is stored in order once it answers', async () => {
    const server = s3Server({ page: 2 })
    const { dataDir, path, photos, target: own, run, rows, restored } = await install('bucket')
    const target = { place: openPlace(server.location), key: own.key }
    await target.place.write(`${ID}/manifest.json.sealed`, Buffer.from('{}'))
    const log = await openLog({ dataDir, path, photos }, target)
    let fails = 0
    for (let id = 2; id < 8; id += 1) {
      run('insert into notes values (?, ?)', id, big('b'))
      server.interrupt = (method) =>
        id % 2 === 0 && method === 'PUT' ? new Response('', { status: 403 }) : null
      await log.ship().catch((failure) => {
        expect(failure.code).toBe('S3_403')
        fails += 1
      })
    }
    log.close()
    expect(fails).toBe(3)
    expect(await restored(target)).toMatchObject({ fault: null, rows: rows() })
    // What does not answer is no end of a log.
    server.interrupt = () => new Response('', { status: 403 })
    await expect(restored(target)).rejects.toThrow('the bucket cannot be reached')
    await server.stop()
  })

  test('of a backup that is gone waits for another', async () => {
    const { dataDir, open } = await install('gone')
    await rm(join(dataDir, 'place', ID), { recursive: true })
    const log = await open()
    await expect(log.ship()).rejects.toMatchObject({ code: 'LOG_GONE' })
    log.close()
  })

  test('at a place that is gone and comes back has no hole', async () => {
    const { dataDir, run, open, restored, rows } = await install('mount')
    const place = join(dataDir, 'place')
    const log = await open()
    run('insert into notes values (2, ?)', 'second')
    await log.ship()
    // A mount is gone, and the folder that it was over stays.
    await rename(place, `${place}.aside`)
    await mkdir(place)
    for (const id of [3, 4]) {
      run('insert into notes values (?, ?)', id, 'unstored')
      await expect(log.ship()).rejects.toMatchObject({ code: 'LOG_GONE' })
    }
    expect(await readdir(place)).toEqual([])
    await rm(place, { recursive: true })
    await rename(`${place}.aside`, place)
    run('insert into notes values (5, ?)', 'fifth')
    await log.ship()
    expect(await restored()).toMatchObject({ fault: null, rows: rows() })
    log.close()
  })

  test('whose last link is not there any more waits for a backup', async () => {
    const { run, open, links, linksThere } = await install('cut')
    const log = await open()
    for (const id of [2, 3]) {
      run('insert into notes values (?, ?)', id, 'stored')
      await log.ship()
    }
    await rm(join(links, (await linksThere()).at(-1) ?? ''))
    run('insert into notes values (4, ?)', 'unstored')
    await expect(log.ship()).rejects.toMatchObject({ code: 'LOG_GONE' })
    log.close()
    const again = await open()
    await expect(again.ship()).rejects.toMatchObject({ code: 'LOG_GONE' })
    again.close()
    expect(await linksThere()).toHaveLength(1)
  })

  test('goes on after a crash between storing and noting it, and stores the same again', async () => {
    const { dataDir, run, open, restored, rows, linksThere } = await install('crash')
    const log = await open()
    const noted = join(dataDir, `${ID}.pages`)
    run('insert into notes values (2, ?)', 'second')
    const before = await Bun.file(noted).bytes()
    await log.ship()
    log.close()
    await writeFile(noted, before)
    run('insert into notes values (3, ?)', 'third')
    const again = await open()
    await again.ship()
    again.close()
    expect(await linksThere()).toHaveLength(1)
    expect(await restored()).toMatchObject({ fault: null, rows: rows() })
  })

  test('of a copied folder, or with a damaged note, waits for a backup', async () => {
    const { dataDir, path, target, open } = await install('copied')
    const copy = join(folder.path, 'copy-of-it')
    await cp(dataDir, copy, { recursive: true })
    const own = { dataDir: copy, path: join(copy, 'vonk.db'), photos: null }
    const other = await openLog(own, target)
    expect(await other.ship()).toBeNull()
    other.close()
    const noted = join(dataDir, `${ID}.pages`)
    await writeFile(noted, (await Bun.file(noted).bytes()).slice(0, -5))
    const log = await open()
    expect(await log.ship()).toBeNull()
    log.close()
    expect(await fileOf(path)).not.toBe(await fileOf(join(copy, 'vonk.db')))
  })

  test('and a backup have nothing of what was deleted', async () => {
    const { run, open, restored, dataDir, database } = await install('deleted', null)
    database.exec('pragma secure_delete = fast')
    const log = await open()
    for (let id = 2; id < 300; id += 1)
      run('insert into notes values (?, ?)', id, 'SECRET'.repeat(id))
    await log.ship()
    run('delete from notes where id > 1')
    await log.ship()
    log.close()
    await restored()
    const text = await Bun.file(join(dataDir, 'copy.db')).text()
    expect(text.includes('first')).toBe(true)
    expect(text.includes('SECRET')).toBe(false)
  })
})
