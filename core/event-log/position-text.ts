import type { Position } from './event-log.ts'

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
