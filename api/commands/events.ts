/**
 * `bun run events [retry <consumer> <event> | retry --all]`: lists positions of consumers and parked events, or
 * retries those.
 */
import type { Consumer } from '#core/event-log/consumer.ts'
import type { ParkedEvent } from '#core/event-log/event-log.ts'
import { positionText } from '#core/event-log/position-text.ts'
import { retryParked } from '#core/event-log/retry-parked.ts'
import type { Reads, Storage } from '#core/ports.ts'
import { isoOf } from '#core/shared/time.ts'
import { jsonLog } from '../http/log.ts'
import { consumersOf } from '../jobs/consumers.ts'
import { readDataLocation } from '../server/config.ts'
import { openReads } from '../server/open-reads.ts'
import { openStorage } from '../server/storage.ts'
import { command, say, UsageError } from './command.ts'

/** Maximum rows listed. */
const LIMIT = 50
/** Maximum events retried at once. */
const MOST = 10_000

const consumers = consumersOf(jsonLog('info', say, Date.now))

await command(async (given) => {
  if (given.length === 0) return list()
  const [verb, consumer, event, ...more] = given
  if (verb === 'retry' && consumer === '--all' && event === undefined) return retry(() => true)
  if (verb !== 'retry' || consumer === undefined || event === undefined || more.length > 0)
    throw new UsageError('bun run events [retry <consumer> <event> | retry --all]')
  await retry((parked) => parked.consumer === consumer && numberOf(parked) === event)
})

/** An event's id, within its consumer. */
function numberOf({ event }: ParkedEvent): string {
  return `${event.position.sequence}`
}

async function list(): Promise<void> {
  const { reads, close } = await openReads(readDataLocation(process.env))
  const { events } = reads
  say(`The log ends at ${positionText(await events.end())}.`)
  for (const { name } of consumers) say(`  ${name}: ${await progressOf(reads, name)}`)
  const parked = await events.parked(LIMIT)
  if (parked.length > 0) say('\nSet aside:')
  for (const one of parked) {
    const { consumer, event, error, parkedAt } = one
    say(`  ${consumer} ${numberOf(one)}  ${isoOf(parkedAt)}  ${event.type}, ${error}`)
  }
  await close()
}

async function progressOf({ events }: Pick<Reads, 'events'>, name: string): Promise<string> {
  const { position, failures, retryAt } = await events.progress(name)
  const failed = retryAt === null ? '' : `, failed ${failures} times, next try ${isoOf(retryAt)}`
  return `at ${positionText(position)}${failed}`
}

async function retry(which: (parked: ParkedEvent) => boolean): Promise<void> {
  const storage = await openStorage(readDataLocation(process.env))
  const parked = (await storage.reads.events.parked(MOST)).filter(which)
  const done = await Promise.all(parked.map((one) => retryOne(storage, one)))
  await storage.close()
  if (parked.length === 0) throw new UsageError('no such event was set aside.')
  const failed = done.filter((worked) => !worked).length
  say(`${done.length - failed} handled, ${failed} still set aside.`)
  if (failed > 0) process.exitCode = 1
}

async function retryOne(storage: Storage, parked: ParkedEvent): Promise<boolean> {
  const consumer = consumers.find(({ name }) => name === parked.consumer) ?? gone(parked)
  try {
    await retryParked(storage, consumer, parked)
    return true
  } catch {
    return false
  }
}

/** Parked by a consumer that no longer exists: no effects. */
function gone({ consumer: name }: ParkedEvent): Consumer {
  return { name, effectsOf: async () => [] }
}
