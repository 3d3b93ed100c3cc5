import { Database } from 'bun:sqlite'
import { SQL } from 'bun'

/** An operator in restored data, removed ones left out. */
export type RestoredOperator = { readonly email: string; readonly name: string }

const OPERATORS = 'select email, name from operators where removed_at is null order by added_at, id'
const SESSIONS = 'delete from operator_sessions'
/** One that was accepted since the backup is open again in it. */
const INVITATIONS = 'update operators set invitation_hash = null, invited_until = null'

/**
 * Ends all sessions at the desk and all invitations to it in a restored file, and says whose desk it is. Backups of
 * older versions have none.
 */
export function closeLibsqlDesk(path: string): readonly RestoredOperator[] {
  const database = new Database(path)
  try {
    const table = "select 1 from sqlite_schema where type = 'table' and name = 'operators'"
    if (database.query(table).values().length === 0) return []
    database.run(SESSIONS)
    database.run(INVITATIONS)
    return database.query<RestoredOperator, []>(OPERATORS).all()
  } finally {
    database.close()
  }
}

/** The same in a restored PostgreSQL database. */
export async function closePostgresDesk(url: string): Promise<readonly RestoredOperator[]> {
  const client = new SQL({ url, max: 1 })
  try {
    const [desk] = await client`select to_regclass('public.operators') is not null as known`
    if (!desk.known) return []
    await client.unsafe(SESSIONS)
    await client.unsafe(INVITATIONS)
    return [...(await client.unsafe(OPERATORS))]
  } finally {
    await client.close()
  }
}
