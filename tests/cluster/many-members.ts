import { SQL } from 'bun'
import { openPostgres } from '#adapters/drizzle/postgres.ts'
import { sha256Secrets } from '#adapters/system/sha256-secrets.ts'
import { grant } from '#core/money/book.ts'
import { ok } from '#core/shared/result.ts'
import { DAY } from '#core/shared/time.ts'
import { NO_TIMEOUTS } from '../contracts/postgres-server.ts'
import { newId, sampleAccount, sampleProfile } from '../contracts/sample.ts'

export type Pair = { readonly session: string; readonly conversation: string }
export type ManyMembers = {
  /** Sessions of all, in the order of their pages; the first ones are of those whom `writers` write to. */
  readonly sessions: readonly string[]
  /** Each writes to the member of the session at the same place. */
  readonly writers: readonly Pair[]
}

const CREDITS = 1_000_000

/** Signed-in members on a PostgreSQL database: some by the stores, and copies of one, which are only online. */
export async function manyMembers(
  url: string,
  secret: string,
  { members, writers }: { readonly members: number; readonly writers: number },
): Promise<ManyMembers> {
  const storage = await openPostgres({ url, ...NO_TIMEOUTS })
  const secrets = sha256Secrets(secret)
  const at = Date.now()
  const made = await storage.atomically(async (stores) => {
    const join = async () => {
      const id = newId()
      await stores.accounts.add(sampleAccount({ id, signedUpAt: at, premiumSince: at }))
      await stores.profiles.add(sampleProfile({ id, lastActiveAt: at }))
      const session = secrets.token()
      await stores.sessions.add({
        id: secrets.hash(session),
        member: id,
        device: null,
        agent: '',
        startedAt: at,
        seenAt: at,
        expiresAt: at + DAY,
      })
      return { id, session }
    }
    const readers: string[] = []
    const pairs: Pair[] = []
    for (let nth = 0; nth < writers; nth += 1) {
      const [writer, reader] = [await join(), await join()]
      const pair = {
        id: newId(),
        startedBy: writer.id,
        other: reader.id,
        startedAt: at,
        lastSeq: 0,
      }
      const conversation = (await stores.conversations.open(pair)).id
      const gift = {
        member: writer.id,
        amount: CREDITS,
        reason: 'bonus',
        reference: newId(),
      } as const
      await grant(stores, { now: () => at, newId }, gift)
      readers.push(reader.session)
      pairs.push({ session: writer.session, conversation })
    }
    return ok({ readers, pairs, one: await join() })
  })
  await storage.close()
  const { readers, pairs, one } = made.value
  const tokens = Array.from({ length: members - readers.length }, () => secrets.token())
  await copyMember(url, one.id, tokens.map(secrets.hash))
  return { sessions: [...readers, ...tokens], writers: pairs }
}

/** Copies a member as often as there are sessions, whatever columns there are. */
async function copyMember(url: string, id: string, sessions: readonly string[]): Promise<void> {
  const client = new SQL({ url, max: 1 })
  const ids = sessions.map(newId)
  const copies = async (table: string, changed: string, of: string) =>
    client.unsafe(
      `insert into ${table} select (jsonb_populate_record(t, ${changed})).*
       from ${table} t, unnest($2::text[], $3::text[]) as n(id, session) where t.${of} = $1`,
      [id, client.array(ids, 'TEXT'), client.array([...sessions], 'TEXT')],
    )
  await copies(
    'accounts',
    `jsonb_build_object('id', n.id, 'email', n.id || '@example.test', 'email_key', n.id || '@example.test')`,
    'id',
  )
  await copies('profiles', `jsonb_build_object('id', n.id)`, 'id')
  await copies('sessions', `jsonb_build_object('id', n.session, 'member', n.id)`, 'member')
  await client.unsafe('analyze')
  await client.close()
}
