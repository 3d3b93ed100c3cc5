import type { Message } from './conversation.ts'

/** What a message quotes. */
export type Answered = NonNullable<Message['answers']>

/** The quote in the API's format. */
export function pointerTo({ kind, id, text }: Answered) {
  if (kind === 'line' || id === null) return { line: text }
  return kind === 'photo' ? { photo: id } : { message: id }
}
