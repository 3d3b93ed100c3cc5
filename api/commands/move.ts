/** `bun run move database …` and `bun run move photos …`: moves what an install stores to another place, while its servers run. */
import { type Command, main, UsageError } from './command.ts'
import { moveDatabase, USAGE as OF_DATABASE } from './move/database.ts'
import { movePhotos, USAGE as OF_PHOTOS } from './move/photos.ts'

const PARTS: Readonly<Record<string, Command>> = { database: moveDatabase, photos: movePhotos }

export const move: Command = async ([part = '', ...given], env, say) => {
  const moved = Object.hasOwn(PARTS, part) ? PARTS[part] : undefined
  if (!moved) throw new UsageError(`${OF_DATABASE}\n${OF_PHOTOS}`)
  await moved(given, env, say)
}

if (import.meta.main) await main(move)
