import { type Client, createClient, type InValue, type Transaction } from '@libsql/client'
import type { Line } from './line.ts'

type Options = { readonly url: string; readonly authToken: string | undefined }

/** A connection to a libSQL server. Its transactions live on a stream of their own. */
export function serverLine({ url, authToken }: Options): Line {
  const client: Client = createClient(authToken === undefined ? { url } : { url, authToken })
  let transaction: Transaction | null = null

  const query: Line['query'] = async (sql, values) => {
    // The stores hand over what drizzle made of their values, and it makes nothing else.
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
