import type { Message } from './conversation.ts'

/** What a message quotes. */
export type MessageQuote = NonNullable<Message['answers']>

/** The quote in the API's format. */
export function quoteRequest({ kind, id, text }: MessageQuote) {
  if (kind === 'line' || id === null) return { line: text }
  return kind === 'photo' ? { photo: id } : { message: id }
}
