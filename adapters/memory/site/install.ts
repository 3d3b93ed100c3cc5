import type { Install } from '#core/site/ports.ts'
import type { Table } from '../table.ts'

const DATABASE = 'database'

/** The id of a database in memory. */
export const install = (table: Table<string>): Install => ({
  id: async () => table.find(DATABASE),
  async claim(id) {
    const known = table.find(DATABASE)
    if (known === null) table.put(DATABASE, id)
    return known ?? id
  },
})
