import { Database } from 'bun:sqlite'
import { SQL } from 'bun'

/** An operator in restored data, removed ones left out. */
export type RestoredOperator = { readonly email: string; readonly name: string }

const OPERATORS = 'select email, name from operators where removed_at is null order by added_at, id'
/** The next start claims the folder that the data are restored to. */
const INSTALL = 'delete from installs'
const SESSIONS = 'delete from operator_sessions'
/** One that was accepted since the backup is open again in it. */
const INVITATIONS = 'update operators set invitation_hash = null, invited_until = null'

/**
 * Ends all sessions at the desk and all invitations to it in a restored file, and says whose desk it is; the file no
 * longer belongs to the folder it was in. Backups of older versions have neither.
 */
export function closeLibsqlDesk(path: string): readonly RestoredOperator[] {
  const database = new Database(path)
  try {
    const table = "select 1 from sqlite_schema where type = 'table' and name = ?"
    const has = (name: string) => database.query(table).values(name).length > 0
    if (has('installs')) database.run(INSTALL)
    if (!has('operators')) return []
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
    const has = async (name: string) => {
      const [table] = await client`select to_regclass(${`public.${name}`}) is not null as known`
      return table.known
    }
    if (await has('installs')) await client.unsafe(INSTALL)
    if (!(await has('operators'))) return []
    await client.unsafe(SESSIONS)
    await client.unsafe(INVITATIONS)
    return [...(await client.unsafe(OPERATORS))]
  } finally {
    await client.close()
  }
}
