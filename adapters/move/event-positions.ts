import type { Row, Source } from './end.ts'

type Position = { readonly transaction: number; readonly sequence: number }

/** What becomes of the positions of events: rows with a position, and the last number given out. */
export type Renumbering = {
  readonly rowOf: (table: string, row: Row) => Row
  readonly counter: number
}

const isAfter = (a: Position, b: Position): boolean =>
  a.transaction === b.transaction ? a.sequence > b.sequence : a.transaction > b.transaction

const positionOf = (row: Row): Position => ({
  transaction: Number(row.transaction),
  sequence: Number(row.sequence),
})

const WITH_POSITION: ReadonlySet<string> = new Set(['events', 'event_consumers', 'parked_events'])

/**
 * Transactions are numbered by their server, so all events become those of transaction 0, in the order of their
 * numbers. Where that is another order than they were to be handled in, those that a consumer still waits for get
 * numbers after all others: what was made of an event is known by its old number, so none is given twice.
 */
export async function renumbering(source: Source, last: number): Promise<Renumbering> {
  const consumers = await positionsIn(source, 'event_consumers')
  const slowest = consumers.reduce<Position | null>(
    (least, one) => (least && isAfter(one, least) ? least : one),
    null,
  )
  let before = 0
  const waiting: Position[] = []
  for await (const batch of source.rows('events', ['transaction', 'sequence'])) {
    for (const position of batch.map(positionOf)) {
      if (slowest === null || isAfter(position, slowest)) waiting.push(position)
      else before = Math.max(before, position.sequence)
    }
  }
  waiting.sort((a, b) => (isAfter(a, b) ? 1 : -1))
  const isInOrder = waiting.every(
    ({ sequence }, at) => sequence > (at === 0 ? before : (waiting[at - 1]?.sequence ?? 0)),
  )
  const numbers = new Map(
    waiting.map(({ sequence }, at) => [sequence, isInOrder ? sequence : last + at + 1]),
  )
  /** The last event that a consumer has handled, by its new number. */
  const handled = (position: Position): number => {
    if (isInOrder) return position.sequence
    const done = waiting.filter((one) => !isAfter(one, position)).at(-1)
    return done ? (numbers.get(done.sequence) ?? before) : before
  }
  return {
    counter: isInOrder ? last : last + waiting.length,
    rowOf(table, row) {
      if (!WITH_POSITION.has(table)) return row
      const sequence = Number(row.sequence)
      if (table === 'parked_events') return { ...row, transaction: 0 }
      if (table === 'events')
        return { ...row, transaction: 0, sequence: numbers.get(sequence) ?? sequence }
      return { ...row, transaction: 0, sequence: handled(positionOf(row)) }
    },
  }
}

async function positionsIn(source: Source, table: string): Promise<readonly Position[]> {
  const found: Position[] = []
  for await (const batch of source.rows(table, ['transaction', 'sequence']))
    found.push(...batch.map(positionOf))
  return found
}
