/** `bun run deliveries [retry <id> | retry --all]`: lists pending and dead deliveries, or requeues dead ones. */
import { retryDead } from '#core/deliveries/retry-dead.ts'
import type { Delivery } from '#core/notifications/deliveries.ts'
import { isoOf, SECOND } from '#core/shared/time.ts'
import { readDataLocation } from '../server/config.ts'
import { openReads } from '../server/open-reads.ts'
import { openStorage } from '../server/storage.ts'
import { command, say, UsageError } from './command.ts'

/** Maximum rows listed. */
const LIMIT = 50

await command(async (given) => {
  if (given.length === 0) return list()
  const [verb, which, ...more] = given
  if (verb !== 'retry' || which === undefined || more.length > 0) {
    throw new UsageError('bun run deliveries [retry <id> | retry --all]')
  }
  await retry(which === '--all' ? 'all' : which)
})

async function list(): Promise<void> {
  const { reads, close } = await openReads(readDataLocation(process.env))
  const now = Date.now()
  const { waiting, due, dueSince, dead } = await reads.deliveries.backlog(now)
  const since = dueSince === null ? 0 : Math.max(0, Math.round((now - dueSince) / SECOND))
  say(`${waiting} waiting, ${due} of them due, the first for ${since} s; ${dead} given up`)
  show('Given up', await reads.deliveries.dead(LIMIT), ({ diedAt }) => diedAt)
  show('Waiting', await reads.deliveries.waiting(LIMIT), ({ dueAt }) => dueAt)
  await close()
}

/** Lists kind and error of each, without the recipient. */
function show(
  title: string,
  deliveries: readonly Delivery[],
  at: (delivery: Delivery) => number | null,
): void {
  if (deliveries.length === 0) return
  say(`\n${title}:`)
  for (const delivery of deliveries) {
    const { id, notice, attempts, error } = delivery
    const tries = `${attempts} ${attempts === 1 ? 'try' : 'tries'}`
    say(
      `  ${id}  ${isoOf(at(delivery) ?? 0)}  ${notice.kind}, ${tries}${error ? `, ${error}` : ''}`,
    )
  }
}

async function retry(which: string): Promise<void> {
  const storage = await openStorage(readDataLocation(process.env))
  const retried = await retryDead({ ...storage, now: Date.now }, which)
  await storage.close()
  if (!retried.ok && which !== 'all') throw new UsageError(`${which} was not given up.`)
  say(`${retried.ok ? retried.value : 0} will be tried anew once the server runs.`)
}
