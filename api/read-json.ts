/** The longest body that is no picture. */
export const MOST_TEXT = 64 * 1024

/** A body that is longer than any of ours; it is not read to its end. */
export class TooLarge extends Error {
  override readonly name = 'TooLarge'
}

/** Reads a body as text, and gives up where it gets too long: its length may not have been told, or not truly. */
export async function readText(request: Request): Promise<string> {
  // The server holds a body to the length it gave, and the door has looked at that.
  if (request.headers.has('content-length')) return request.text()
  const decoder = new TextDecoder()
  let text = ''
  let length = 0
  for await (const bytes of request.body ?? []) {
    length += bytes.length
    if (length > MOST_TEXT) throw new TooLarge()
    text += decoder.decode(bytes, { stream: true })
  }
  return text + decoder.decode()
}

/** What only an escape can bring into JSON: half a character, or one that ends a text in some databases. */
const UNSTORABLE = /\\u(?:0000|d[89a-f])/i

/** Reads a body as JSON; a text in it that cannot be stored as it came is as malformed as a missing brace. */
export async function readJson(request: Request): Promise<unknown> {
  const text = await readText(request)
  if (!UNSTORABLE.test(text)) return JSON.parse(text)
  return JSON.parse(text, (_, value: unknown) => {
    if (typeof value === 'string' && (value.includes('\0') || !value.isWellFormed()))
      throw new SyntaxError('a text that cannot be stored')
    return value
  })
}
