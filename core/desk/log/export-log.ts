import type { Ports } from '../../ports.ts'
import { type Instant, isoOf } from '../../shared/time.ts'
import { csvLine } from '../orders/csv.ts'
import type { ActionPosition } from '../ports.ts'
import { actionSubjects } from './action-subjects.ts'
import { readLog } from './read-log.ts'

/** Entries are read and written so many at a time: memory stays bounded, however many there are. */
const BATCH = 500

const COLUMNS = [
  'id',
  'at',
  'last_at',
  'times',
  'operator',
  'action',
  'about',
  'number',
  'member',
  'facts',
] as const

/** What operators did within a time and which logins were refused, newest first, as CSV, a part at a time. */
export async function* exportLog(
  { reads }: Pick<Ports, 'reads'>,
  { from, until }: { readonly from: Instant; readonly until: Instant },
): AsyncGenerator<string> {
  yield csvLine(COLUMNS)
  // Before any id at that moment.
  let before: ActionPosition | null = { at: until, id: '' }
  while (before) {
    const { items, next }: Awaited<ReturnType<typeof readLog>> = await readLog(
      { reads },
      { before, limit: BATCH },
    )
    const within = items.filter(({ at }) => at >= from)
    const subjects = await actionSubjects(reads, within)
    const about = new Map(subjects.map((subject) => [subject.id, subject]))
    const lines = within.map((entry) => {
      const subject = about.get(entry.subject ?? '')
      return csvLine([
        entry.id,
        isoOf(entry.at),
        isoOf(entry.lastAt),
        entry.times,
        entry.by ?? '',
        entry.action,
        entry.subject ?? '',
        subject?.number ?? '',
        entry.about?.id ?? subject?.member?.id ?? '',
        entry.reason ?? '',
      ])
    })
    if (lines.length > 0) yield lines.join('')
    before = within.length < items.length ? null : next
  }
}
