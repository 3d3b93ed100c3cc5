import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { Storage, Stores } from '#core/ports.ts'
import type { Result } from '#core/shared/result.ts'
import type { Database } from './database.ts'
import { discreet, isPassing } from './failures.ts'
import { storesOver } from './stores.ts'
import * as tables from './tables-postgres.ts'

/** How often a unit of work is tried when others get in its way. */
const TRIES = 5

type Postgres = PgDatabase<PgQueryResultHKT>

/** The stores over PostgreSQL, each unit of work a transaction of its own. */
export function transactionsOn(db: Postgres): Storage {
  async function once<R extends Result<unknown, unknown>>(
    work: (stores: Stores) => Promise<R>,
  ): Promise<R> {
    const undone = new Error('the work chose to be undone')
    let refused: R | undefined
    try {
      return await db.transaction(async (tx) => {
        const result = await work(over(tx))
        if (result.ok) return result
        refused = result
        throw undone
      })
    } catch (thrown) {
      if (thrown === undone && refused) return refused
      throw thrown
    }
  }

  return {
    reads: over(db),
    async atomically(work) {
      for (let tries = 1; ; tries++) {
        try {
          return await once(work)
        } catch (thrown) {
          if (tries === TRIES || !isPassing(thrown)) throw thrown
        }
      }
    },
  }
}

// The stores are written in what both dialects' builders share; `kit.ts` holds the columns to it.
const over = (db: Postgres) =>
  discreet(storesOver({ ...tables, db: db as unknown as Database['db'] }))
