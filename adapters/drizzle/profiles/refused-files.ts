import { desc, eq } from 'drizzle-orm'
import type { RefusedFiles } from '#core/profiles/ports.ts'
import type { Database } from '../shared/database.ts'

/** Files that were refused for abuse, in the database. */
export const refusedFiles = ({ db, refusedFile: file }: Database): RefusedFiles => ({
  async byHash(hash) {
    const [found] = await db
      .select()
      .from(file)
      .where(eq(file.hash, hash))
      .orderBy(desc(file.at), desc(file.key))
      .limit(1)
    return found ?? null
  },
  async put(refused) {
    const { reason, at } = refused
    await db
      .insert(file)
      .values(refused)
      .onConflictDoUpdate({ target: file.key, set: { reason, at } })
  },
  async remove(key) {
    await db.delete(file).where(eq(file.key, key))
  },
})
