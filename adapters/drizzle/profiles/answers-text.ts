import type { Answered } from '#core/chats/chat.ts'

/** Serialises a message's quote for its column; usually empty. */
export const textOf = (answers: Answered | null): string | null =>
  answers && JSON.stringify(answers)

/** A row with its quote parsed. */
export const withQuote = <Row extends { readonly answers: string | null }>(
  row: Row,
): Omit<Row, 'answers'> & { readonly answers: Answered | null } => ({
  ...row,
  answers: row.answers === null ? null : JSON.parse(row.answers),
})
