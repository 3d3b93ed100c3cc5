/** Maximum body size, except photos. */
export const MOST_TEXT = 64 * 1024

/** Most that a body of JSON may have: characters, and values. */
export type JsonLimits = { readonly length: number; readonly values: number }

export const MOST_JSON: JsonLimits = { length: MOST_TEXT, values: 1000 }
/** Of sites and their pages, which operators send: all sites of an install are one file. */
export const MOST_SITES: JsonLimits = { length: 2 * 1024 * 1024, values: 100_000 }

/** Deeper than any valid body. */
const MAX_DEPTH = 16

/** A photo of 10 MB plus multipart overhead. */
export const MOST_PHOTO = 11 * 1024 * 1024

/** Body too large; the rest is not read. */
export class TooLarge extends Error {
  override readonly name = 'TooLarge'
}

/** Reads a body up to a limit, whatever `Content-Length` says. */
export async function readBytes(request: Request, most: number): Promise<Uint8Array<ArrayBuffer>> {
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
export async function readText(request: Request, most = MOST_TEXT): Promise<string> {
  // The HTTP parser holds a body to the length that was announced: reading it whole takes a tenth of the time.
  const announced = Number(request.headers.get('content-length') ?? Number.NaN)
  if (announced <= most && !request.headers.has('transfer-encoding')) {
    const text = await request.text()
    if (text.length > most) throw new TooLarge()
    return text
  }
  return new TextDecoder().decode(await readBytes(request, most))
}

/**
 * Rejects JSON nested too deeply or with too many values: validating or printing it takes quadratic time, or overflows
 * the stack. Scans the text once, without allocating.
 */
function checkSize(text: string, most = MOST_JSON.values): void {
  let depth = 0
  let values = 0
  let inString = false
  for (let at = 0; at < text.length; at++) {
    const char = text[at]
    if (char === '"') inString = !inString
    else if (inString) at += char === '\\' ? 1 : 0
    else if (char === '[' || char === '{') depth += 1
    else if (char === ']' || char === '}') depth -= 1
    else if (char === ',') values += 1
    if (values > most) throw new SyntaxError('too many values')
    if (depth > MAX_DEPTH) throw new SyntaxError('a value that is nested too deeply')
  }
}

/** Reads a webhook as text: its signature covers these bytes. Rejects JSON that is too large to parse. */
export async function readSignedText(request: Request): Promise<string> {
  const text = await readText(request)
  if (/^\s*[[{]/.test(text)) checkSize(text)
  return text
}

/** Replaces a text that a database cannot store: no schema accepts it, so validation names the field. */
const UNSTORABLE = Number.NaN

/**
 * Replaces texts that a database cannot store with `UNSTORABLE`, so that validation names their field, and rejects keys
 * of `Object.prototype`: printing `{"toString": 1}` throws, and `__proto__` is prototype pollution.
 */
function checked(value: unknown): unknown {
  if (typeof value === 'string') {
    return value.includes('\0') || !value.isWellFormed() ? UNSTORABLE : value
  }
  if (Array.isArray(value)) return value.map(checked)
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.entries(value)
  if (fields.some(([name]) => name in Object.prototype)) {
    throw new SyntaxError('a name that is taken')
  }
  return Object.fromEntries(fields.map(([name, field]) => [name, checked(field)]))
}

/** A JSON body that is no object, as every body of ours is. */
export class NoObject extends Error {
  override readonly name = 'NoObject'
}

/** Parses a JSON body; one too large, or with prototype keys, counts as malformed. */
export async function readJson(request: Request, { length, values }: JsonLimits): Promise<unknown> {
  const text = await readText(request, length)
  checkSize(text, values)
  const value: unknown = JSON.parse(text)
  // Elysia's validation takes a list, a text or a number for an object without fields.
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new NoObject()
  return checked(value)
}
