/** Topic and subject of a complaint, in the URL; the form ignores a topic that there is not. */
export type ComplaintSearch = { readonly topic?: string; readonly about?: string }

/** A topic, an id or a number: a link must not put words into somebody's mouth. */
const WORD = /^[\w-]{1,80}$/

const isWord = (value: unknown): value is string => typeof value === 'string' && WORD.test(value)

/** Parses both; invalid ones are ignored. Part of the entry bundle, so it does not know the topics. */
export const complaintSearch = ({ topic, about }: Record<string, unknown>): ComplaintSearch => ({
  ...(isWord(topic) && { topic }),
  ...(isWord(about) && { about }),
})
