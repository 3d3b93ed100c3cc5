import { eq } from 'drizzle-orm'
import type { Install } from '#core/site/ports.ts'
import type { Database } from '../shared/database.ts'

/** The key of the one row. */
const DATABASE = 'database'

/** The id of the database, in the database. */
export function install({ db, install }: Database): Install {
  const id = async () => {
    const [found] = await db.select().from(install).where(eq(install.key, DATABASE))
    return found?.id ?? null
  }
  return {
    id,
    async claim(claimed) {
      await db.insert(install).values({ key: DATABASE, id: claimed }).onConflictDoNothing()
      return (await id()) ?? claimed
    },
  }
}
