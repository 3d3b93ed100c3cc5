/**
 * `bun run complaints [answer <number> --text <text> | answered <number>]`: lists open complaints, answers one by mail
 * and on its page, or marks one as answered elsewhere.
 */
import { systemNow } from '#adapters/system/clock.ts'
import { answerComplaint } from '#core/complaints/answer-complaint.ts'
import { COMPLAINT, complaintNumber } from '#core/complaints/complaint.ts'
import { ok } from '#core/shared/result.ts'
import { isoOf } from '#core/shared/time.ts'
import { readDataLocation } from '../server/config.ts'
import { openReads } from '../server/open-reads.ts'
import { openStorage } from '../server/storage.ts'
import { command, say, UsageError } from './command.ts'
import { optionsIn } from './decision-args.ts'
import { onlyMatch } from './only-match.ts'

/** How many are searched for a number. */
const WAITING = 1000

const USAGE = 'bun run complaints [answer <number> --text <text> | answered <number>]'

const REFUSED = {
  'complaint.answer-empty': 'write an answer, in --text.',
  'complaint.answer-too-long': `an answer has ${COMPLAINT.answer} characters at most.`,
  'complaint.answered': 'it was answered in the meantime.',
  'complaint.not-found': 'it is not there any more.',
} as const

await command(async (given) => {
  const [verb, number, ...more] = given
  if (verb === undefined) return list()
  const options = optionsIn(more, ['--text'])
  const text = options?.get('--text') ?? null
  const isKnown = text === null ? verb === 'answered' : verb === 'answer'
  if (number === undefined || options === null || !isKnown) throw new UsageError(USAGE)
  await answer(number, text)
})

/** Lists topic and age of each; the text is in the mail to support. */
async function list(): Promise<void> {
  const { reads, close } = await openReads(readDataLocation(process.env))
  const waiting = await reads.complaints.unanswered(null, WAITING)
  say(`${waiting.length} not answered`)
  for (const complaint of waiting) {
    const { kind, site, filedAt } = complaint
    say(`  ${complaintNumber(complaint)}  ${isoOf(filedAt)}  ${site}  ${kind}`)
  }
  await close()
}

/** Without a text it was answered elsewhere. */
async function answer(number: string, text: string | null): Promise<void> {
  const storage = await openStorage(readDataLocation(process.env))
  const waiting = await storage.reads.complaints.unanswered(null, WAITING)
  const matches = waiting.filter(
    (complaint) => complaint.id === number || complaintNumber(complaint) === number,
  )
  try {
    const { id } = onlyMatch(matches, number, 'no complaint that waits for an answer')
    if (text === null) {
      const at = systemNow()
      await storage.atomically(async ({ complaints }) => ok(await complaints.answer(id, at, null)))
    } else {
      const answered = await answerComplaint({ ...storage, now: systemNow }, { id, text })
      if (!answered.ok) throw new UsageError(REFUSED[answered.error.code])
    }
  } finally {
    await storage.close()
  }
  say(`${number} is answered.`)
}
