/**
 * `bun run events [retry <consumer> <event> | retry --all]`: lists positions of consumers and parked events, or
 * retries those.
 */
import { join } from 'node:path'
import { photoFolder } from '#adapters/photos/photo-folder.ts'
import type { Progress } from '#core/event-log/event-log.ts'
import { positionText } from '#core/event-log/position-text.ts'
import { type ParkedName, retryParked } from '#core/event-log/retry-parked.ts'
import { viewConsumers } from '#core/event-log/view-consumers.ts'
import { isoOf } from '#core/shared/time.ts'
import { consumersOf } from '../consumers/consumers.ts'
import { jsonLog } from '../http/log.ts'
import { readDataLocation } from '../server/config.ts'
import { openReads } from '../server/open-reads.ts'
import { openStorage } from '../server/storage.ts'
import { command, say, UsageError } from './command.ts'

/** Maximum rows listed. */
const LIMIT = 50

const consumersIn = (dataDir: string) =>
  consumersOf({ photoFiles: photoFolder(join(dataDir, 'photos')) }, jsonLog('info', say, Date.now))

await command(async (given) => {
  if (given.length === 0) return list()
  const [verb, consumer, event, ...more] = given
  if (verb === 'retry' && consumer === '--all' && event === undefined) return retry('all')
  if (verb !== 'retry' || consumer === undefined || event === undefined || more.length > 0)
    throw new UsageError('bun run events [retry <consumer> <event> | retry --all]')
  await retry({ consumer, sequence: Number(event) })
})

async function list(): Promise<void> {
  const location = readDataLocation(process.env)
  const { reads, close } = await openReads(location)
  const { events } = reads
  const log = await viewConsumers({ reads }, consumersIn(location.dataDir))
  say(`The log ends at ${positionText(log.end)}.`)
  for (const one of log.consumers) say(`  ${one.name}: ${progressText(one)}`)
  const parked = await events.parked(LIMIT)
  if (parked.length > 0) say('\nSet aside:')
  for (const { consumer, event, error, parkedAt } of parked) {
    say(`  ${consumer} ${event.position.sequence}  ${isoOf(parkedAt)}  ${event.type}, ${error}`)
  }
  await close()
}

function progressText({ position, failures, retryAt }: Progress): string {
  const failed = retryAt === null ? '' : `, failed ${failures} times, next try ${isoOf(retryAt)}`
  return `at ${positionText(position)}${failed}`
}

async function retry(which: ParkedName | 'all'): Promise<void> {
  const location = readDataLocation(process.env)
  const storage = await openStorage(location)
  const retried = await retryParked(storage, consumersIn(location.dataDir), which)
  await storage.close()
  if (!retried.ok) throw new UsageError('no such event was set aside.')
  const { handled, failed } = retried.value
  say(`${handled} handled, ${failed} still set aside.`)
  if (failed > 0) process.exitCode = 1
}
