/** Sets the language of the page, for hyphenation and screen readers. */
export function speak(globals: Readonly<Record<string, unknown>>) {
  document.documentElement.lang = globals.locale === 'pseudo' ? 'en-XA' : String(globals.locale)
}
