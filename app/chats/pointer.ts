import type { Message } from './conversation.ts'

/** What a message answers. */
export type Answered = NonNullable<Message['answers']>

/** How the API is told what a message answers. */
export function pointerTo({ kind, id, text }: Answered) {
  if (kind === 'line' || id === null) return { line: text }
  return kind === 'photo' ? { photo: id } : { message: id }
}
