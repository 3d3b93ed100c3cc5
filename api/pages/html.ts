const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

/** A text as it may stand in a document or in an attribute. */
export const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign)

/** Data within a script element: no text in it can end the element. */
export const scriptJson = (data: unknown): string =>
  JSON.stringify(data).replace(
    /[<\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

/** How a content security policy names an inline text. */
export const hashOf = (text: string): string =>
  `sha256-${new Bun.CryptoHasher('sha256').update(text).digest('base64')}`
