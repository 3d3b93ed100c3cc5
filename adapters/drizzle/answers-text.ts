import type { Answered } from '#core/chats/chat.ts'

/** What a message quotes, as a column has it; most messages quote nothing. */
export const textOf = (answers: Answered | null): string | null =>
  answers && JSON.stringify(answers)

/** A row with what its message quotes read from its column. */
export const quoting = <Row extends { readonly answers: string | null }>(
  row: Row,
): Omit<Row, 'answers'> & { readonly answers: Answered | null } => ({
  ...row,
  answers: row.answers === null ? null : JSON.parse(row.answers),
})
