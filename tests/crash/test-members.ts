import { Database } from 'bun:sqlite'
import { join } from 'node:path'
import { openLibsql } from '#adapters/drizzle/libsql.ts'
import { sha256Secrets } from '#adapters/system/sha256-secrets.ts'
import type { MemberId } from '#core/accounts/account.ts'
import { grant } from '#core/money/book.ts'
import { ok } from '#core/shared/result.ts'
import { DAY } from '#core/shared/time.ts'
import { newId, sampleAccount, sampleProfile } from '#tests/contracts/sample.ts'

/** A logged-in member with one conversation. */
export type TestMember = {
  readonly id: MemberId
  readonly session: string
  readonly conversation: string
}

/**
 * A database with members who write to recipients that never read. While recipients are online, notifications stay
 * queued and can be counted.
 */
export async function settle(
  dataDir: string,
  credits: readonly number[],
): Promise<readonly TestMember[]> {
  const storage = await openLibsql({ url: `file:${databaseIn(dataDir)}` })
  const at = Date.now()
  const { value } = await storage.atomically(async (stores) => {
    const { accounts, profiles, sessions, conversations } = stores
    const comer = async () => {
      const id = newId()
      await accounts.add(sampleAccount({ id, signedUpAt: at, premiumSince: at }))
      await profiles.add(sampleProfile({ id, lastActiveAt: at }))
      return id
    }
    const residents: TestMember[] = []
    for (const amount of credits) {
      const [id, other] = [await comer(), await comer()]
      const session = sha256Secrets('a key of this install').token()
      await sessions.add({
        id: sha256Secrets('a key of this install').hash(session),
        member: id,
        startedAt: at,
        seenAt: at,
        expiresAt: at + DAY,
        device: null,
        agent: '',
      })
      const opened = { id: newId(), startedBy: id, other, startedAt: at, lastSeq: 0 }
      const conversation = (await conversations.open(opened)).id
      const stamp = { now: () => at, newId }
      const gift = { member: id, amount, reason: 'bonus', reference: newId() } as const
      if (amount > 0) await grant(stores, stamp, gift)
      residents.push({ id, session, conversation })
    }
    return ok(residents)
  })
  await storage.close()
  return value
}

/** Marks everybody as online for some minutes. Call it while no server runs. */
export function markAllOnline(dataDir: string): void {
  const db = new Database(databaseIn(dataDir))
  db.run('update profiles set last_active_at = ?', [Date.now()])
  db.close()
}

/** The path of a server's database in its data folder. */
export const databaseIn = (dataDir: string): string => join(dataDir, 'vonk.db')
