import { describe, expect, test } from 'bun:test'
import { openPostgres } from '#adapters/drizzle/postgres.ts'
import { photoMemory } from '#adapters/photos/photo-memory.ts'
import { newPrivateKey, publicKeyOf } from '#adapters/push/vapid.ts'
import { demoSites } from '#adapters/sites/demo-sites.ts'
import { siteFormat } from '#adapters/sites/site-format.ts'
import { sha256Secrets } from '#adapters/system/sha256-secrets.ts'
import { attempt } from '#api/commands/command.ts'
import { sites } from '#api/commands/sites.ts'
import { NO_SITES } from '#api/server/open-sites.ts'
import { importSites } from '#core/desk/sites/import-sites.ts'
import { grant } from '#core/money/book.ts'
import { ok } from '#core/shared/result.ts'
import { DAY } from '#core/shared/time.ts'
import { createDatabase, NO_TIMEOUTS } from '#tests/contracts/postgres-server.ts'
import { newId, sampleAccount, sampleProfile } from '#tests/contracts/sample.ts'
import { startServer, temporaryFolder } from '#tests/running-server.ts'

const SECRET = 'a secret of thirty-two characters'
const database = await createDatabase()

if (database) {
  const privateKey = newPrivateKey()
  const env = {
    DATABASE_URL: database.url,
    SESSION_SECRET: SECRET,
    VAPID_PRIVATE_KEY: privateKey,
    VAPID_PUBLIC_KEY: publicKeyOf(privateKey) ?? '',
    PAYMENT_PROVIDER: 'none',
    // Their sites are published ones, not those of a file.
    SITES: '',
    PAGES: '0',
  }
  // They share the folder with the photos.
  const { path, dispose } = await temporaryFolder('two-servers')
  await attempt(sites, ['import', 'tests/sites.json'], { ...env, DATA_DIR: path }, () => {})
  const server = async () => {
    const started = await startServer({ dataDir: path, env })
    database.onClose(started.stop)
    return started.origin
  }
  database.onClose(dispose)
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
    // Bun's sockets take headers, which the browser's types do not know.
    const options = { headers: { cookie, origin } } as unknown as string[]
    const socket = new WebSocket(`${origin.replace('http', 'ws')}/api/events`, options)
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

    test('close the connections of a session that the other server ended', async () => {
      const ann = await member()
      const open = await page(second, ann.cookie)
      const headers = { cookie: ann.cookie, origin: first, 'sec-fetch-site': 'same-origin' }
      expect((await fetch(`${first}/api/logout.php`, { headers })).status).toBeLessThan(300)
      expect(await open.ended).toBe(4403)
    })
  })
}
