import { type Client, createClient, type InValue, type Transaction } from '@libsql/client'
import { type Connection, NO_MAINTENANCE, type OpenDatabase } from './connection.ts'

type Options = { readonly url: string; readonly authToken: string | undefined }

/** Opens the connections to a libSQL server. Its answers are durable. */
export function openServer(options: Options): OpenDatabase {
  const [reader, writing] = [serverConnection(options), serverConnection(options)]
  return {
    reader,
    writer: {
      ...writing,
      async commit() {
        await writing.commit()
        return { durable: Promise.resolve() }
      },
    },
    maintenance: NO_MAINTENANCE,
    async close() {
      writing.close()
      reader.close()
    },
  }
}

/** A connection to a libSQL server. Each transaction has its own stream. */
export function serverConnection({ url, authToken }: Options): Connection {
  const client: Client = createClient(authToken === undefined ? { url } : { url, authToken })
  let transaction: Transaction | null = null

  const query: Connection['query'] = async (sql, values = []) => {
    // Drizzle produces no other value types.
    const args = [...values] as InValue[]
    const { rows } = await (transaction ?? client).execute({ sql, args })
    return rows.map((row) => Array.from(row))
  }

  return {
    query,
    first: async (sql, values) => (await query(sql, values))[0],
    async begin() {
      transaction = await client.transaction('write')
    },
    async commit() {
      const open = transaction
      transaction = null
      await open?.commit()
    },
    async reset() {
      const open = transaction
      transaction = null
      open?.close()
    },
    close: () => client.close(),
  }
}
