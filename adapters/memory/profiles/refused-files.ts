import type { RefusedFile } from '#core/profiles/photo.ts'
import type { RefusedFiles } from '#core/profiles/ports.ts'
import type { Table } from '../table.ts'

/** Files that were refused for abuse, in memory. */
export const refusedFiles = (table: Table<RefusedFile>): RefusedFiles => ({
  byHash: async (hash) =>
    table
      .all()
      .filter((file) => file.hash === hash)
      .toSorted((a, b) => b.at - a.at || (a.key < b.key ? 1 : -1))[0] ?? null,
  async put(file) {
    table.put(file.key, file)
  },
  async remove(key) {
    table.drop(key)
  },
})
