import { dirname } from 'node:path'
import { BackupError } from '#adapters/backup/manifest.ts'
import { inspectPostgres } from '#adapters/backup/postgres-dump.ts'
import { pathOf } from '#adapters/drizzle/libsql.ts'
import { isPostgres, readDataLocation } from '../../server/config.ts'
import { ConfigError } from '../../server/env.ts'
import { checkFolder } from '../../server/storage.ts'
import { answer, envOf } from './answers.ts'
import type { GroupName } from './questions.ts'
import type { Tried, Try } from './try.ts'
import { tryMail } from './try-mail.ts'
import { tryPayment } from './try-payment.ts'

const FINE: Tried = { fault: null, notes: [] }
const faulty = (fault: string): Tried => ({ fault, notes: [] })

const tryPlace: Try = async (answers) => {
  const { dataDir, databaseUrl } = readDataLocation(envOf(answers))
  try {
    await checkFolder(dataDir)
  } catch (failure) {
    if (failure instanceof ConfigError) return faulty(`data_dir: ${failure.message}`)
    throw failure
  }
  if (isPostgres(databaseUrl)) return tryPostgres(databaseUrl)
  const path = pathOf(databaseUrl)
  if (path === null) return FINE
  try {
    await checkFolder(dirname(path))
    return FINE
  } catch {
    return faulty(`database_url: the folder of ${path} cannot be written`)
  }
}

async function tryPostgres(url: string): Promise<Tried> {
  try {
    const { tables, migrations } = await inspectPostgres(url)
    if (tables > 0 && migrations === 0)
      return faulty('database_url: this database has tables of something else: name an empty one')
    return FINE
  } catch (failure) {
    if (!(failure instanceof BackupError)) throw failure
    return faulty(`database_url: ${failure.message} See that it is there, and user and password`)
  }
}

/** A server of this install may already listen there, but then its env file is there too. */
const tryAddress: Try = async (answers) => {
  const [port, host] = [answer(answers, 'port'), answer(answers, 'host')]
  try {
    Bun.serve({
      port: Number(port),
      hostname: host,
      reusePort: false,
      fetch: () => new Response(),
    }).stop(true)
    return FINE
  } catch (failure) {
    return Object(failure).code === 'EADDRINUSE'
      ? faulty(`port: ${port} is taken: another program listens there. Name another one`)
      : faulty(`host: nothing can listen at ${host}, port ${port} (${Object(failure).code})`)
  }
}

/** What is tried out once a group of questions is answered. */
export const TRIES: Partial<Record<GroupName, Try>> = {
  place: tryPlace,
  address: tryAddress,
  mail: tryMail,
  payment: tryPayment,
}
