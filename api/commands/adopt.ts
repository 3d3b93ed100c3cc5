/** `bun run adopt`: says that DATA_DIR, which was copied or moved by hand, is the folder of the database. */
import { readDataLocation } from '../server/config.ts'
import { adoptFolder } from '../server/data-folder.ts'
import { openStorage } from '../server/storage.ts'
import { type Command, main, UsageError } from './command.ts'

export const adopt: Command = async (given, env, say) => {
  if (given.length > 0) throw new UsageError('bun run adopt')
  const location = readDataLocation(env)
  const storage = await openStorage(location)
  await adoptFolder(location.dataDir, storage)
  await storage.close()
  say(`${location.dataDir} is the folder of this database.`)
}

if (import.meta.main) await main(adopt)
