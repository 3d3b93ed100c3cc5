/** `bun run adopt`: says that DATA_DIR, which was copied or moved by hand, is the folder of the database. */
import { readDataLocation } from '../server/config.ts'
import { adoptFolder } from '../server/data-folder.ts'
import { openStorage } from '../server/storage.ts'
import { command, say, UsageError } from './command.ts'

await command(async (given) => {
  if (given.length > 0) throw new UsageError('bun run adopt')
  const location = readDataLocation(process.env)
  const storage = await openStorage(location)
  await adoptFolder(location.dataDir, storage)
  await storage.close()
  say(`${location.dataDir} is the folder of this database.`)
})
