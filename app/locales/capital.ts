/** A text with a capital first, as the language writes it. */
export function capital(text: string, locale: string): string {
  const [first = ''] = text
  return first.toLocaleUpperCase(locale) + text.slice(first.length)
}
