/** `bun run adopt`: says that DATA_DIR or PHOTO_STORE_URL, copied or moved by hand, has the photos of the database. */
import { readDataLocation } from '../server/config.ts'
import { adoptPhotos } from '../server/data-folder.ts'
import { placeText } from '../server/photo-store.ts'
import { openStorage } from '../server/storage.ts'
import { type Command, main, UsageError } from './command.ts'

export const adopt: Command = async (given, env, say) => {
  if (given.length > 0) throw new UsageError('bun run adopt')
  const location = readDataLocation(env)
  const storage = await openStorage(location)
  await adoptPhotos(location, storage)
  await storage.close()
  say(
    location.photoStore === null
      ? `${location.dataDir} is the folder of this database.`
      : `${placeText(location)} has the photos of this database.`,
  )
}

if (import.meta.main) await main(adopt)
