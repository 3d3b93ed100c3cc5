import { describe, expect, test } from 'bun:test'
import sharp from 'sharp'
import { openPostgres } from '#adapters/drizzle/postgres.ts'
import { photoMemory } from '#adapters/photos/photo-memory.ts'
import { demoSites } from '#adapters/sites/demo-sites.ts'
import { siteFormat } from '#adapters/sites/site-format.ts'
import { sha256Secrets } from '#adapters/system/sha256-secrets.ts'
import { attempt } from '#api/commands/command.ts'
import { sites } from '#api/commands/sites.ts'
import { NO_SITES } from '#api/server/open-sites.ts'
import { importSites } from '#core/desk/sites/import-sites.ts'
import { grant } from '#core/money/book.ts'
import type { Photo } from '#core/profiles/photo.ts'
import { ok } from '#core/shared/result.ts'
import { DAY } from '#core/shared/time.ts'
import { createDatabase, NO_TIMEOUTS } from '#tests/contracts/postgres-server.ts'
import { newId, sampleAccount, sampleProfile } from '#tests/contracts/sample.ts'
import { startServer, temporaryFolder } from '#tests/running-server.ts'
import { s3Server } from '#tests/s3-server.ts'
import { sharedEnv } from '../../shared-env.ts'
import { socketWith } from '../../socket-with.ts'
import { form } from '../photo-forms.ts'

const SECRET = 'a secret of thirty-two characters'
const database = await createDatabase()

if (database) {
  const env = {
    ...sharedEnv(database.url, SECRET),
    PAYMENT_PROVIDER: 'none',
    // Their sites are published ones, not those of a file.
    SITES: '',
    PAGES: '0',
  }
  // They share the photos, and nothing on a disk.
  const bucket = s3Server()
  Object.assign(env, bucket.env)
  const server = async () => {
    const { path, dispose } = await temporaryFolder('two-servers')
    await attempt(sites, ['import', 'tests/sites.json'], { ...env, DATA_DIR: path }, () => {})
    const started = await startServer({ dataDir: path, env })
    database.onClose(dispose)
    database.onClose(started.stop)
    return started.origin
  }
  database.onClose(bucket.stop)
  const first = await server()
  const second = await server()

  const storage = await openPostgres({ url: database.url, connections: 2, ...NO_TIMEOUTS })
  database.onClose(storage.close)
  const secrets = sha256Secrets(SECRET)
  const at = Date.now()

  /** A browser with a logged-in member, who may send messages. */
  async function member() {
    const id = newId()
    const token = secrets.token()
    await storage.atomically(async (stores) => {
      await stores.accounts.add(sampleAccount({ id, signedUpAt: at, premiumSince: at }))
      await stores.profiles.add(sampleProfile({ id, lastActiveAt: at }))
      const session = {
        id: secrets.hash(token),
        member: id,
        device: null,
        startedAt: at,
        seenAt: at,
        agent: '',
      }
      await stores.sessions.add({ ...session, expiresAt: at + DAY })
      const gift = { member: id, amount: 50, reason: 'bonus', reference: newId() } as const
      return ok(await grant(stores, { now: () => at, newId }, gift))
    })
    const cookie = `vonk_session=${token}`
    const post = (origin: string, path: string, body: unknown) =>
      fetch(`${origin}${path}`, {
        method: 'POST',
        headers: { cookie, origin, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
    return { id, cookie, post }
  }

  /** A page connected to a server: its updates, and how its connection ended. */
  async function page(origin: string, cookie: string) {
    const socket = socketWith(`${origin.replace('http', 'ws')}/api/events`, { cookie, origin })
    const waiting: ((update: unknown) => void)[] = []
    const updates: unknown[] = []
    socket.addEventListener('message', ({ data }) => {
      const update: unknown = JSON.parse(String(data))
      const next = waiting.shift()
      if (next) next(update)
      else updates.push(update)
    })
    const ended = new Promise<number>((resolve) => {
      socket.addEventListener('close', ({ code }) => resolve(code))
    })
    await new Promise((resolve) => socket.addEventListener('open', resolve))
    const next = () =>
      new Promise((resolve) => {
        if (updates.length > 0) resolve(updates.shift())
        else waiting.push(resolve)
      })
    return { next, ended }
  }

  describe('two servers on one PostgreSQL', () => {
    test('serve a site as it was published last, without a restart', async () => {
      const nameAt = async (origin: string) =>
        (await (await fetch(`${origin}/api/settings.php`)).json()).name
      const before = await nameAt(first)
      const [row] = await storage.reads.siteVersions.current()
      const entry = { ...row?.entry, id: row?.site ?? '', name: 'Anders' }
      const format = siteFormat({ builtIn: demoSites('none'), demo: false })
      const ports = {
        ...storage,
        sites: NO_SITES,
        siteFormat: format,
        photoFiles: photoMemory(),
        now: () => at,
        newId,
      }
      const published = await importSites(
        { ...ports, siteSource: 'rows' },
        { entries: [entry], last: 1, by: null },
      )
      expect(published).toMatchObject({ value: [{ revision: 2 }] })
      for (const origin of [first, second])
        while ((await nameAt(origin)) === before) await new Promise(setImmediate)
      expect(await Promise.all([first, second].map(nameAt))).toEqual(['Anders', 'Anders'])
    })

    test('send live updates to each other’s pages, in order', async () => {
      const [ann, bob] = [await member(), await member()]
      const opened = await storage.atomically(async ({ conversations }) => {
        const pair = { id: newId(), startedBy: ann.id, other: bob.id, startedAt: at, lastSeq: 0 }
        return ok(await conversations.open(pair))
      })
      const conversation = opened.value.id
      const bobsPage = await page(second, bob.cookie)
      for (let nth = 0; nth < 10; nth++) {
        const body = { id: newId(), text: `message ${nth}`, acknowledged: true }
        const sent = await ann.post(first, `/api/conversations/${conversation}/messages`, body)
        expect(sent.status).toBe(201)
        expect(await bobsPage.next()).toEqual({ type: 'message', conversation })
      }
    })

    test('show each other’s photos as long as the viewer may see them, and no longer', async () => {
      const [ann, bob, eve] = [await member(), await member(), await member()]
      const bytes = await sharp({
        create: { width: 400, height: 500, channels: 3, background: '#c8371f' },
      })
        .png()
        .toBuffer()
      const id = newId()
      const add = () =>
        fetch(`${first}/api/photos`, {
          method: 'POST',
          headers: { cookie: ann.cookie, origin: first },
          body: form(id, bytes),
        })
      const see = async ({ cookie }: { readonly cookie: string }, size = 'card') => {
        const answers = await Promise.all(
          [first, second].map((origin) =>
            fetch(`${origin}/api/photos/${id}/${size}`, { headers: { cookie } }),
          ),
        )
        return answers.map(({ status, headers }) =>
          status === 200 ? headers.get('content-type') : status,
        )
      }
      const change = (changes: Partial<Photo>) =>
        storage.atomically(async ({ photos }) => {
          const photo = await photos.lock(id)
          return ok(photo && (await photos.save({ ...photo, ...changes })))
        })

      // Without the store nothing is stored or seen, and the servers go on.
      bucket.interrupt = () => new Response(null, { status: 500 })
      const refused = await add()
      expect([refused.status, await refused.json()]).toEqual([503, { code: 'busy' }])
      expect(refused.headers.get('retry-after')).not.toBeNull()
      bucket.interrupt = () => null
      expect((await add()).status).toBe(201)
      expect(await see(ann)).toEqual(['image/webp', 'image/webp'])
      expect(await see(bob)).toEqual([404, 404])
      bucket.interrupt = () => new Response(null, { status: 500 })
      expect(await see(ann, 'full')).toEqual([503, 503])
      bucket.interrupt = () => null

      await change({ state: 'active' })
      expect(await see(bob)).toEqual(['image/webp', 'image/webp'])
      const block = { method: 'PUT', headers: { cookie: ann.cookie, origin: first } }
      expect((await fetch(`${first}/api/blocks/${bob.id}`, block)).status).toBe(200)
      expect(await see(bob)).toEqual([404, 404])
      expect(await see(eve)).toEqual(['image/webp', 'image/webp'])
      await change({ state: 'refused' })
      expect(await see(eve)).toEqual([404, 404])

      const { endpoint, bucket: name } = bucket.location
      const stored = [...bucket.objects.keys()].filter((key) => key.includes('/photos/'))
      expect(stored).toHaveLength(4)
      for (const key of stored) expect((await fetch(`${endpoint}/${name}/${key}`)).status).toBe(403)
      const removed = { method: 'DELETE', headers: { cookie: ann.cookie, origin: second } }
      expect((await fetch(`${second}/api/photos/${id}`, removed)).status).toBe(200)
      expect(await see(ann)).toEqual([404, 404])
      expect([...bucket.objects.keys()]).toEqual(['site/database.id', 'site/photos.started'])
    })

    test('close the connections of a session that the other server ended', async () => {
      const ann = await member()
      const open = await page(second, ann.cookie)
      const headers = { cookie: ann.cookie, origin: first, 'sec-fetch-site': 'same-origin' }
      expect((await fetch(`${first}/api/logout.php`, { headers })).status).toBeLessThan(300)
      expect(await open.ended).toBe(4403)
    })
  })
}
