import { Database } from 'bun:sqlite'
import { afterAll, describe, expect, test } from 'bun:test'
import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type S3Server, s3Server } from '#tests/s3-server.ts'
import { settle } from '../crash/test-members.ts'
import { temporaryFolder } from '../running-server.ts'
import { nameIn, namesIn } from './backups-there.ts'
import { runCommand } from './run-command.ts'

const folder = await temporaryFolder('stored-backups')
const servers: S3Server[] = []
afterAll(async () => {
  for (const server of servers) await server.stop()
  await folder.dispose()
})
const place = (name: string) => join(folder.path, name)
const KEY = Buffer.alloc(32, 7).toString('base64')
const OTHER_KEY = Buffer.alloc(32, 8).toString('base64')

/** An install with a photo. */
async function install(name: string): Promise<Record<string, string> & { DATA_DIR: string }> {
  const dataDir = place(name)
  await mkdir(dataDir)
  await settle(dataDir, [1, 1])
  await addPhoto(dataDir, 'first-ab')
  return { DATA_DIR: dataDir, BACKUP_KEY: KEY }
}

async function addPhoto(dataDir: string, key: string): Promise<void> {
  await mkdir(join(dataDir, 'photos/ab'), { recursive: true })
  await writeFile(join(dataDir, `photos/ab/${key}.full`), `the photo ${key}`)
}

function bucket() {
  const server = s3Server({ page: 3 })
  servers.push(server)
  const { PHOTO_STORE_URL: url = '', ...keys } = server.env
  return { server, url: url.replace('/site?', '/backups?'), keys }
}

const done = { code: 0, complaint: '' }

describe('a backup in a bucket', () => {
  test('is encrypted, whole, and restored with its key alone', async () => {
    const { server, url, keys } = bucket()
    const env = { ...(await install('encrypted')), ...keys }
    expect(await runCommand('backup', [url], env)).toMatchObject(done)
    const stored = [...server.objects]
    expect(stored.length).toBeGreaterThan(3)
    for (const [name, { bytes }] of stored) {
      expect(name).toEndWith('.sealed')
      expect(Buffer.from(bytes).toString('latin1')).not.toMatch(/SQLite format|the photo|"product"/)
    }
    const name = stored.map(([one]) => one.split('/')[1]).find((one) => one?.startsWith('vonk-'))
    const backup = url.replace('/backups?', `/backups/${name}?`)
    const restored = (changes: Record<string, string>) =>
      runCommand('restore', [backup], { ...env, DATA_DIR: place('from-bucket'), ...changes })
    expect((await restored({ BACKUP_KEY: '' })).complaint).toBe(
      'Not done: The backup is encrypted: set its BACKUP_KEY.\n',
    )
    expect((await restored({ BACKUP_KEY: OTHER_KEY })).complaint).toBe(
      'Not done: The backup was encrypted with another BACKUP_KEY.\n',
    )
    expect(await readdir(place('from-bucket')).catch(() => 'none')).toBe('none')
    expect((await runCommand('restore', [url], env)).complaint).toContain(`there: ${name}.`)
    expect(await restored({})).toMatchObject(done)
    expect(await readFile(join(place('from-bucket'), 'photos/ab/first-ab.full'), 'utf8')).toBe(
      'the photo first-ab',
    )
  })

  test('that fails half-way is none: earlier ones stay, and nothing of it', async () => {
    const { server, url, keys } = bucket()
    const env = { ...(await install('failing')), ...keys }
    expect(await runCommand('backup', [url], env)).toMatchObject(done)
    const before = [...server.objects.keys()]
    server.interrupt = (method, name) =>
      method === 'PUT' && name.includes('manifest.json')
        ? new Response('<Error><Code>QuotaExceeded</Code></Error>', { status: 403 })
        : null
    const failed = await runCommand('backup', [url], env)
    expect(failed.code).toBe(1)
    expect(failed.complaint).toContain('the bucket did not write (S3_403).')
    const left = [...server.objects.keys()].filter((name) => !before.includes(name))
    // A list of erased members is of no backup.
    expect(left.filter((name) => !name.includes('/erased/'))).toEqual([])
    expect([...server.objects.keys()]).toEqual(expect.arrayContaining(before))
  })

  test('is refused where anybody can read it, and beside the photos of the site', async () => {
    const env = await install('open')
    const open = s3Server({ open: true })
    servers.push(open)
    const { PHOTO_STORE_URL: url = '', ...keys } = open.env
    const refused = await runCommand('backup', [url], { ...env, ...keys })
    expect(refused).toMatchObject({ code: 1 })
    expect(refused.complaint).toContain('BACKUP_URL, s3://vonk-photos/site/ at http')
    expect(refused.complaint).toContain('anybody can read it')
    const same = await runCommand('backup', [url], { ...env, ...open.env })
    expect(same.complaint).toContain('must be another place than PHOTO_STORE_URL')
  })
})

test('a folder that cannot be written gets no backup, and the command says so', async () => {
  const env = await install('unwritable')
  await writeFile(place('a-file'), '')
  const failed = await runCommand('backup', [join(place('a-file'), 'backups')], env)
  expect(failed).toMatchObject({ code: 1, complaint: expect.stringContaining('ENOTDIR') })
})

test('a folder that takes no more gets no backup, the command says so, and earlier ones stay', async () => {
  const env = await install('full')
  const to = place('full-backups')
  expect((await runCommand('backup', [to], env)).code).toBe(0)
  const before = await namesIn(to)
  // No file may grow beyond so many kilobytes: to a program it is as a full disk.
  const shell = 'ulimit -f $1; exec bun api/commands/backup.ts "$0"'
  const within = (kilobytes: number) => {
    const command = ['bash', '-c', shell, to, String(kilobytes)]
    const { exitCode, stderr } = Bun.spawnSync(command, { env: { ...process.env, ...env } })
    return { exitCode, complaint: stderr.toString() }
  }
  await writeFile(join(env.DATA_DIR, 'photos/ab/large-ab.full'), new Uint8Array(9_000_000))
  const [target, own] = [within(6000), within(100)]
  expect(target.complaint).toMatch(/^Not done: EFBIG: [^\n]*\n$/)
  expect(own.complaint).toMatch(/^Not done: The database cannot be copied beside itself [^\n]*\n$/)
  expect([target.exitCode, own.exitCode]).toEqual([1, 1])
  expect(await namesIn(to)).toEqual(before)
  expect((await runCommand('backup', [to], env)).code).toBe(0)
})

describe('objects of an encrypted backup', () => {
  test('that were cut short, exchanged or put in another order are noticed before anything changes', async () => {
    const env = await install('sealed')
    await addPhoto(env.DATA_DIR, 'other-ab')
    expect(await runCommand('backup', [place('sealed-backups')], env)).toMatchObject(done)
    const name = await nameIn(place('sealed-backups'))
    const photos = (await readdir(place('sealed-backups'))).find((one) => one.startsWith('photos-'))
    const complaintAfter = async (corrupt: (at: (path: string) => string) => Promise<unknown>) => {
      const [copy, dataDir] = [place(crypto.randomUUID()), place(crypto.randomUUID())]
      await cp(place('sealed-backups'), copy, { recursive: true })
      await corrupt((path) => join(copy, path))
      const ran = await runCommand('restore', [join(copy, name)], { ...env, DATA_DIR: dataDir })
      expect([ran.code, await readdir(dataDir).catch(() => [])]).toEqual([1, []])
      return ran.complaint
    }
    const database = `${name}/database.db.sealed`
    const cutShort = complaintAfter(async (at) => {
      const bytes = await readFile(at(database))
      await writeFile(at(database), bytes.subarray(0, -4096))
    })
    expect(await cutShort).toContain('database.db part 0 of the backup is missing, cut short')
    const swapped = complaintAfter((at) =>
      cp(at(`${photos}/ab/other-ab.full.sealed`), at(`${photos}/ab/first-ab.full.sealed`)),
    )
    expect(await swapped).toContain('first-ab.full of the backup is missing, cut short or changed')
    const asManifest = complaintAfter((at) => cp(at(database), at(`${name}/manifest.json.sealed`)))
    expect(await asManifest).toContain('manifest.json of the backup is missing')
  })
})

test('photos are stored once, and go with the last backup that has them', async () => {
  const env = await install('once')
  const backups = place('once-backups')
  const run = (more: readonly string[] = []) => runCommand('backup', [backups, ...more], env)
  await run()
  await addPhoto(env.DATA_DIR, 'second-ab')
  await Bun.file(join(env.DATA_DIR, 'photos/ab/first-ab.full')).delete()
  const photosThere = async () =>
    [...new Bun.Glob('photos-*/ab/*').scanSync({ cwd: backups })]
      .map((path) => path.split('/')[2])
      .toSorted()
  await run()
  expect(await photosThere()).toEqual(['first-ab.full.sealed', 'second-ab.full.sealed'])
  const [first = '', second = ''] = await namesIn(backups)
  const written = Bun.file(
    [...new Bun.Glob('photos-*/ab/second*').scanSync({ cwd: backups, absolute: true })][0] ?? '',
  )
  const at = written.lastModified
  // As if the first were made a year ago, and another one broke off then.
  const old = 'vonk-2025-01-06T000000.000'
  await cp(join(backups, first), join(backups, old), { recursive: true })
  await Bun.$`rm -r ${join(backups, first)}`.quiet()
  await mkdir(join(backups, 'vonk-2025-01-07T000000.000'))
  await writeFile(join(backups, 'vonk-2025-01-07T000000.000/begun'), '')
  const pruned = await run(['--prune'])
  expect(pruned.output).toContain('1 old backups and 1 photos of none are removed.')
  const left = await namesIn(backups)
  expect(left).toHaveLength(2)
  expect(left[0]).toBe(second)
  expect(await photosThere()).toEqual(['second-ab.full.sealed'])
  expect(Bun.file(written.name ?? '').lastModified).toBe(at)
  const restored = await runCommand('restore', [join(backups, left[1] ?? '')], {
    ...env,
    DATA_DIR: place('once-restored'),
  })
  expect(restored).toMatchObject(done)
})

test('a restore of an older backup has those erased again who were erased since', async () => {
  const env = await install('erasing')
  const backups = place('erasing-backups')
  await runCommand('backup', [backups], env)
  const older = await nameIn(backups)
  const database = new Database(join(env.DATA_DIR, 'vonk.db'))
  const [gone] = database.query<{ id: string }, []>('select id from accounts order by id').all()
  database.run("update accounts set status = 'erased', email_key = null where id = ?", [
    gone?.id ?? '',
  ])
  database.close()
  await runCommand('backup', [backups], env)
  const dataDir = place('erased-restored')
  const ran = await runCommand('restore', [join(backups, older)], { ...env, DATA_DIR: dataDir })
  expect(ran).toMatchObject(done)
  expect(ran.output).toContain('1 members were erased since. The server erases them again')
  const restored = new Database(join(dataDir, 'vonk.db'), { readonly: true })
  const closed = restored.query("select id, deleted_at from accounts where status = 'deleted'")
  expect(closed.all()).toEqual([{ id: gone?.id, deleted_at: 0 }])
  const sessions = restored.query('select count(*) as n from sessions where member = ?')
  expect(sessions.get(gone?.id ?? '')).toEqual({ n: 0 })
  restored.close()
})

test('the sites file and photos of a bucket are in a backup where they are asked for', async () => {
  const env = await install('sites-file')
  const photos = s3Server()
  servers.push(photos)
  photos.objects.set('site/photos/third-cd.full', {
    bytes: Buffer.from('third'),
    type: 'image/webp',
    at: new Date(),
  })
  await writeFile(place('sites.json'), '{"sites":[]}')
  const full = { ...env, ...photos.env, SITES: place('sites.json') }
  const made = await runCommand('backup', [place('sites-backups'), '--photos'], full)
  expect(made).toMatchObject(done)
  expect(made.output).not.toContain('photos are not in it')
  const backup = join(place('sites-backups'), await nameIn(place('sites-backups')))
  const dataDir = place('sites-restored')
  const ran = await runCommand('restore', [backup], { ...env, DATA_DIR: dataDir })
  expect(ran).toMatchObject(done)
  expect(ran.output).toContain('sites.json: name it in SITES')
  expect(await readFile(join(dataDir, 'sites.json'), 'utf8')).toBe('{"sites":[]}')
  expect(await readFile(join(dataDir, 'photos/cd/third-cd.full'), 'utf8')).toBe('third')
})
