/** All commands in one file, which a release has instead of their sources: `vonk <command> …`. */
import { adopt } from './adopt.ts'
import { backup } from './backup.ts'
import { type Command, main, UsageError } from './command.ts'
import { doctor } from './doctor.ts'
import { init } from './init.ts'
import { move } from './move.ts'
import { operators } from './operators.ts'
import { restore } from './restore.ts'
import { sites } from './sites.ts'
import { upgrade } from './upgrade.ts'

export const COMMANDS: Readonly<Record<string, Command>> = {
  adopt,
  backup,
  doctor,
  init,
  move,
  operators,
  restore,
  sites,
  upgrade,
}

const run: Command = async ([name = '', ...given], env, say) => {
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
  if (!command) throw new UsageError(`vonk start, or vonk ${Object.keys(COMMANDS).join(' | ')}`)
  await command(given, env, say)
}

if (import.meta.main) void main(run)
