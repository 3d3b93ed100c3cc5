/** `bun run complaints [answered <number>]`: lists open complaints, or marks one as answered. */
import { complaintNumber } from '#core/complaints/complaint.ts'
import { ok } from '#core/shared/result.ts'
import { isoOf } from '#core/shared/time.ts'
import { readDataLocation } from '../server/config.ts'
import { openReads } from '../server/open-reads.ts'
import { openStorage } from '../server/storage.ts'
import { command, say, UsageError } from './command.ts'
import { onlyMatch } from './only-match.ts'

/** How many are searched for a number. */
const WAITING = 1000

await command(async (given) => {
  const [verb, number, ...more] = given
  if (verb === undefined) return list()
  if (verb !== 'answered' || number === undefined || more.length > 0) {
    throw new UsageError('bun run complaints [answered <number>]')
  }
  await answer(number)
})

/** Lists topic and age of each; the text is in the mail to support. */
async function list(): Promise<void> {
  const { reads, close } = await openReads(readDataLocation(process.env))
  const waiting = await reads.complaints.unanswered(WAITING)
  say(`${waiting.length} not answered`)
  for (const complaint of waiting) {
    const { kind, site, filedAt } = complaint
    say(`  ${complaintNumber(complaint)}  ${isoOf(filedAt)}  ${site}  ${kind}`)
  }
  await close()
}

async function answer(number: string): Promise<void> {
  const storage = await openStorage(readDataLocation(process.env))
  const waiting = await storage.reads.complaints.unanswered(WAITING)
  const matches = waiting.filter(
    (complaint) => complaint.id === number || complaintNumber(complaint) === number,
  )
  try {
    const { id } = onlyMatch(matches, number, 'no complaint that waits for an answer')
    await storage.atomically(async ({ complaints }) =>
      ok(await complaints.answer(id, Date.now(), null)),
    )
  } finally {
    await storage.close()
  }
  say(`${number} is answered.`)
}
