import type { Message } from './conversation.ts'

/** What a message quotes. */
export type MessageQuote = NonNullable<Message['answers']>

/** A quote of a member's profile: a sentence, or a photo. */
export const quoteOfProfile = (
  member: string,
  about: { readonly line: string } | { readonly photo: string },
): MessageQuote => {
  const nothing = { of: member, id: null, text: '', gift: null }
  return 'photo' in about
    ? { ...nothing, kind: 'photo', id: about.photo }
    : { ...nothing, kind: 'line', text: about.line }
}

/** The quote in the API's format. */
export function quoteRequest({ kind, id, text }: MessageQuote) {
  if (kind === 'line' || id === null) return { line: text }
  return kind === 'photo' ? { photo: id } : { message: id }
}
