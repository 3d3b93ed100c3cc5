import type { Position } from './event-log.ts'

/** A place in the log as it stands in an address or in a page. */
export const positionText = ({ transaction, sequence }: Position): string =>
  `${transaction}.${sequence}`

/** The place in the log that a text names; `null` for any other text. */
export function positionIn(text: string): Position | null {
  const [, transaction, sequence] = /^(\d{1,15})\.(\d{1,15})$/.exec(text) ?? []
  return transaction === undefined || sequence === undefined
    ? null
    : { transaction: Number(transaction), sequence: Number(sequence) }
}
