/** The longest body that is no picture. */
export const MOST_TEXT = 64 * 1024

/** More levels than any body of ours has. */
const MAX_DEPTH = 16

/** A photo of 10 MB and the form around it. */
export const MOST_PHOTO = 11 * 1024 * 1024

/** A body that is longer than any of ours; it is not read to its end. */
export class TooLarge extends Error {
  override readonly name = 'TooLarge'
}

/** Reads a body, and gives up where it gets too long: its length may not have been told, or not truly. */
export async function readBytes(request: Request, most: number): Promise<Uint8Array<ArrayBuffer>> {
  // The server holds a body to the length it gave, and the door has looked at that.
  if (request.headers.has('content-length')) return new Uint8Array(await request.arrayBuffer())
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of request.body ?? []) {
    length += part.length
    if (length > most) throw new TooLarge()
    parts.push(part)
  }
  return new Uint8Array(await new Blob(parts.map((part) => part.slice())).arrayBuffer())
}

/** Reads a body as text. */
export async function readText(request: Request): Promise<string> {
  return new TextDecoder().decode(await readBytes(request, MOST_TEXT))
}

/**
 * Throws where arrays and objects stand inside each other deeper than any of ours: checking or printing such a
 * value takes quadratic time, or more stack than there is. Looks at each character once, and builds nothing.
 */
function checkDepth(text: string): void {
  let depth = 0
  let inString = false
  for (let at = 0; at < text.length; at++) {
    const char = text[at]
    if (char === '"') inString = !inString
    else if (inString) at += char === '\\' ? 1 : 0
    else if (char === '[' || char === '{') depth += 1
    else if (char === ']' || char === '}') depth -= 1
    if (depth > MAX_DEPTH) throw new SyntaxError('a value that is nested too deeply')
  }
}

/** Reads a call of another company as text: its signature is over these bytes. One that looks like JSON is not nested deeply. */
export async function readSignedText(request: Request): Promise<string> {
  const text = await readText(request)
  if (/^\s*[[{]/.test(text)) checkDepth(text)
  return text
}

/**
 * Throws at a text that no database keeps as it came, and at a name that every object has already: whoever prints
 * `{"toString": 1}` fails at it, and `__proto__` is meant to reach further than its object.
 */
function checkValue(value: unknown): void {
  if (typeof value === 'string') {
    if (value.includes('\0') || !value.isWellFormed()) throw new SyntaxError('an unstorable text')
  } else if (Array.isArray(value)) {
    value.forEach(checkValue)
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, field] of Object.entries(value)) {
      if (name in Object.prototype) throw new SyntaxError('a name that is taken')
      checkValue(field)
    }
  }
}

/** Reads a body as JSON; what is too deep, cannot be stored or shadows what objects have is as malformed as a missing brace. */
export async function readJson(request: Request): Promise<unknown> {
  const text = await readText(request)
  checkDepth(text)
  const value: unknown = JSON.parse(text)
  checkValue(value)
  return value
}
