import type { Ports } from '../../ports.ts'
import type { Instant } from '../../shared/time.ts'
import type { Consumer } from '../consumer.ts'
import type { Position, Progress } from '../event-log.ts'

/** Events behind are counted up to this many: more is a lot. */
export const BEHIND_LIMIT = 1000

/** How far a consumer is. */
type ConsumerView = Progress & {
  readonly name: string
  /** Committed events after its saved position, `BEHIND_LIMIT` at most: also those that it cannot read yet. */
  readonly behind: number
  /** Time of the oldest of them; `null` if there is none. */
  readonly behindSince: Instant | null
}

/** The end of the log, and how far each consumer is. */
export async function viewConsumers(
  { reads: { events } }: Pick<Ports, 'reads'>,
  consumers: readonly Pick<Consumer, 'name'>[],
): Promise<{ readonly end: Position; readonly consumers: readonly ConsumerView[] }> {
  const end = await events.end()
  const views = await Promise.all(
    consumers.map(async ({ name }) => {
      const progress = await events.progress(name)
      const { waiting, oldestAt } = await events.queueAfter(progress.position, BEHIND_LIMIT)
      return { ...progress, name, behind: waiting, behindSince: oldestAt }
    }),
  )
  return { end, consumers: views }
}

/** Serialises a log position, for a URL or a page. */
export const positionText = ({ transaction, sequence }: Position): string =>
  `${transaction}.${sequence}`

/** Parses a log position; `null` if invalid. */
export function positionIn(text: string): Position | null {
  const [, transaction, sequence] = /^(\d{1,15})\.(\d{1,15})$/.exec(text) ?? []
  return transaction === undefined || sequence === undefined
    ? null
    : { transaction: Number(transaction), sequence: Number(sequence) }
}
