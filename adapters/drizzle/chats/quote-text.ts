import type { Quote } from '#core/chats/chat.ts'

/** Serialises a message's quote for its column, `answers`; usually empty. */
export const textOf = (quote: Quote | null): string | null => quote && JSON.stringify(quote)

/** A row with its quote parsed. */
export const withQuote = <Row extends { readonly answers: string | null }>({
  answers,
  ...row
}: Row): Omit<Row, 'answers'> & { readonly quote: Quote | null } => ({
  ...row,
  quote: answers === null ? null : JSON.parse(answers),
})
