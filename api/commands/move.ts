/** `bun run move photos …`: moves what an install has stored to another place. */
import { type Command, main, UsageError } from './command.ts'
import { movePhotos, USAGE } from './move/photos.ts'

export const move: Command = async ([what, ...given], env, say) => {
  if (what === 'photos') return movePhotos(given, env, say)
  throw new UsageError(USAGE)
}

if (import.meta.main) await main(move)
