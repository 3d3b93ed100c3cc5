import { adopt } from '#api/commands/adopt.ts'
import { backup } from '#api/commands/backup.ts'
import { attempt } from '#api/commands/command.ts'
import { doctor } from '#api/commands/doctor.ts'
import { initWith } from '#api/commands/init.ts'
import { move } from '#api/commands/move.ts'
import { operators } from '#api/commands/operators.ts'
import { restore } from '#api/commands/restore.ts'
import { sites } from '#api/commands/sites.ts'

const COMMANDS = { adopt, backup, doctor, init: initWith(null), move, operators, restore, sites }
const ROOT = new URL('../..', import.meta.url).pathname

type Name = keyof typeof COMMANDS
type Ran = { readonly code: number; readonly output: string; readonly complaint: string }

/** Runs a command in this process, as one of its own would end. */
export async function runCommand(
  name: Name,
  given: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<Ran> {
  let output = ''
  const complaint = await attempt(COMMANDS[name], given, env, (line) => {
    output += `${line}\n`
  })
  return complaint === null
    ? { code: 0, output, complaint: '' }
    : { code: 1, output, complaint: `${complaint}\n` }
}

/** Runs a command in a process, as an operator would. */
export async function spawnCommand(
  name: Name,
  given: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<Ran> {
  const child = Bun.spawn([process.execPath, 'run', '--silent', name, ...given], {
    cwd: ROOT,
    env: { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '', ...env },
    stdin: 'ignore',
    stdout: 'pipe',
    stderr: 'pipe',
  })
  const [output, complaint, code] = await Promise.all([
    new Response(child.stdout).text(),
    new Response(child.stderr).text(),
    child.exited,
  ])
  return { code, output, complaint }
}
