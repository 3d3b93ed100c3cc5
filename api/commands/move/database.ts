import { join } from 'node:path'
import { MoveError } from '#adapters/move/end.ts'
import {
  type Moved,
  moveDatabase as moveRows,
  reopenDatabase,
} from '#adapters/move/move-database.ts'
import { isPostgres, readDataLocation } from '../../server/config.ts'
import { type Env, text } from '../../server/env.ts'
import { type Command, type Say, UsageError } from '../command.ts'
import { envText, secretsOf, unwritable, writeWhole } from '../init/env-file.ts'

/**
 * `bun run move database [--to <url>]`: moves the database of DATA_DIR or DATABASE_URL into another one, of a libSQL file
 * or of PostgreSQL. `--reopen` takes a database that was moved into use again.
 */
export const USAGE =
  'bun run move database --to file:… | --to postgres://… | --reopen; or MOVE_TO_URL=postgres://… bun run move database, which shows no password to others on the machine'

export const moveDatabase: Command = async (given, env, say) => {
  const from = readDataLocation(env)
  if (given.join() === '--reopen') return reopen(from.databaseUrl, say)
  const [option, target = '', ...more] =
    given.length === 0 ? ['--to', text(env, 'MOVE_TO_URL') ?? ''] : given
  if (option !== '--to' || more.length > 0 || !/^(file|libsql|postgres(ql)?):/.test(target))
    throw new UsageError(USAGE)
  const fault = unwritable(target)
  if (fault !== null) throw new UsageError(`The address ${fault}.`)
  const moved = await moveRows({
    ...{ from: from.databaseUrl, to: target, now: new Date() },
    newId: () => crypto.randomUUID(),
    tell: say,
  }).catch(unreachable)
  if (moved) tell(moved, say)
  else say('The earlier move is finished.')
  const path = join(from.dataDir, 'moved.env')
  await writeWhole(path, envText(await variables(env, from.dataDir, target)))
  say(
    `Members cannot write until the server runs on the new database: put what ${path} has into your environment, and start again.`,
  )
  say('The old database stays as it is, and no server starts on it.')
}

function tell({ tables, rows, ledger, replaced, pausedSeconds }: Moved, say: Say): void {
  for (const [at, texts] of replaced)
    say(`${texts} texts in ${at} had a character that PostgreSQL cannot hold: it is a \uFFFD now.`)
  say(
    `Equal in both: ${rows} rows of ${tables} tables; ${ledger.entries} entries of the ledger over ${ledger.credits} credits, and the balances of ${ledger.accounts} accounts.`,
  )
  say(`Copied in ${pausedSeconds.toFixed(1)} seconds, in which nothing could be written.`)
}

/** What the server needs to run on a database; PostgreSQL has several servers, which must be told their secrets. */
async function variables(env: Env, dataDir: string, url: string): Promise<Env> {
  if (!isPostgres(url)) return { DATABASE_URL: url }
  const { SESSION_SECRET, VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY } = await secretsOf(env, dataDir)
  return { DATABASE_URL: url, SESSION_SECRET, VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY }
}

async function reopen(url: string, say: Say): Promise<void> {
  const at = await reopenDatabase(url).catch(unreachable)
  say(
    at === null
      ? 'This database was not moved.'
      : `This database is in use again, as it was at ${at}. What was written to the other one since is not in it.`,
  )
}

/** A server's own words, which name no password. */
function unreachable(thrown: unknown): never {
  const { code, errno, message } = Object(thrown)
  const isOfServer = /^ERR_POSTGRES|^ECONN|^ENOTFOUND|^28|^3D/.test(String(errno ?? code))
  if (isOfServer || /^ERR_POSTGRES/.test(String(code)))
    throw new MoveError(
      `The PostgreSQL server says: ${message}. See that it runs, that the database is there and that the address is right.`,
    )
  throw thrown
}
