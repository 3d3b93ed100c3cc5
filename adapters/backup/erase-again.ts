import { Database } from 'bun:sqlite'
import { SQL } from 'bun'

/** At once: within what a statement may have as parameters. */
const AT_ONCE = 500

/** Deleted longer ago than anybody can come back: the server's first round erases them. */
const CLOSE = "update accounts set status = 'deleted', deleted_at = 0"
const STILL_THERE = "status <> 'erased' and id in"
/** Rows by which somebody would still be seen, be logged in or get a mail until then. */
const TRACES = ['push_subscriptions', 'sessions', 'listings', 'deliveries'] as const
/** The round is due at once. */
const ROUND = "delete from jobs where name = 'erasing'"

/** Has members erased again who were erased since a backup was made, in a restored file; how many there are. */
export function eraseAgainLibsql(path: string, erased: ReadonlySet<string>): number {
  const database = new Database(path)
  try {
    return database.transaction(() => {
      let count = 0
      for (const ids of batches(erased)) {
        const places = ids.map(() => '?').join()
        count += database.run(`${CLOSE} where ${STILL_THERE} (${places})`, [...ids]).changes
        for (const table of TRACES)
          database.run(`delete from ${table} where member in (${places})`, [...ids])
      }
      if (count > 0) database.run(ROUND)
      return count
    })()
  } finally {
    database.close()
  }
}

/** The same in a restored PostgreSQL database. */
export async function eraseAgainPostgres(
  url: string,
  erased: ReadonlySet<string>,
): Promise<number> {
  const client = new SQL({ url, max: 1 })
  try {
    return await client.begin(async (transaction) => {
      let count = 0
      for (const ids of batches(erased)) {
        const places = ids.map((_, nth) => `$${nth + 1}`).join()
        const closed = await transaction.unsafe(
          `${CLOSE} where ${STILL_THERE} (${places}) returning id`,
          [...ids],
        )
        count += closed.length
        for (const table of TRACES)
          await transaction.unsafe(`delete from ${table} where member in (${places})`, [...ids])
      }
      if (count > 0) await transaction.unsafe(ROUND)
      return count
    })
  } finally {
    await client.close()
  }
}

function* batches(ids: ReadonlySet<string>): Generator<readonly string[]> {
  const all = [...ids]
  for (let from = 0; from < all.length; from += AT_ONCE) yield all.slice(from, from + AT_ONCE)
}
