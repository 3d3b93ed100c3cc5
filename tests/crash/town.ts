import { join } from 'node:path'
import { openLibsql } from '#adapters/drizzle/libsql.ts'
import { sha256Secrets } from '#adapters/system/sha256-secrets.ts'
import type { MemberId } from '#core/accounts/account.ts'
import { grant } from '#core/credits/book.ts'
import { ok } from '#core/shared/result.ts'
import { DAY } from '#core/shared/time.ts'
import { newId, sampleAccount, sampleProfile } from '#tests/contracts/sample.ts'

/** Somebody who is signed in and may write in one conversation. */
export type Resident = {
  readonly id: MemberId
  readonly session: string
  readonly conversation: string
}

/**
 * A database file with people who write to people who never read it. Those are here all the time, so that the
 * notice of each message stays in the outbox for later instead of leaving, and can be counted.
 */
export async function settle(
  dataDir: string,
  credits: readonly number[],
): Promise<readonly Resident[]> {
  const storage = await openLibsql({ url: `file:${databaseIn(dataDir)}` })
  const at = Date.now()
  const { value } = await storage.atomically(async (stores) => {
    const { accounts, profiles, sessions, conversations } = stores
    const comer = async (lastActiveAt: number) => {
      const id = newId()
      await accounts.add(sampleAccount({ id, signedUpAt: at, premiumSince: at }))
      await profiles.add(sampleProfile({ id, lastActiveAt }))
      return id
    }
    const residents: Resident[] = []
    for (const amount of credits) {
      const [id, other] = [await comer(at), await comer(at + DAY)]
      const session = sha256Secrets('a key of this install').token()
      await sessions.add({
        id: sha256Secrets('a key of this install').hash(session),
        member: id,
        startedAt: at,
        seenAt: at,
        expiresAt: at + DAY,
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

/** Where a server keeps its database in its data folder. */
export const databaseIn = (dataDir: string): string => join(dataDir, 'vonk.db')
