const OF_STORYBOOK = /^(@?storybook|sb-)/i

/** Clears the app's storage in this browser, so that stories do not affect each other. */
export function clearStorage(): void {
  for (const storage of [localStorage, sessionStorage])
    for (const key of Object.keys(storage)) if (!OF_STORYBOOK.test(key)) storage.removeItem(key)
  for (const pair of document.cookie.split(';')) {
    const name = pair.split('=')[0]?.trim()
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API tells nothing at once.
    if (name) document.cookie = `${name}=; Max-Age=0; Path=/`
  }
  scrollTo(0, 0)
}
