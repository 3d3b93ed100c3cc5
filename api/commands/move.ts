/** `bun run move database …`: moves what an install stores to another place, while its servers run. */
import { type Command, main, UsageError } from './command.ts'
import { moveDatabase, USAGE } from './move/database.ts'

const PARTS: Readonly<Record<string, Command>> = { database: moveDatabase }
const USAGES = [USAGE]

export const move: Command = async ([part = '', ...given], env, say) => {
  const moved = Object.hasOwn(PARTS, part) ? PARTS[part] : undefined
  if (!moved) throw new UsageError(USAGES.join('\n'))
  await moved(given, env, say)
}

if (import.meta.main) await main(move)
