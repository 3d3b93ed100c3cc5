const KEPT_BY_TOOLS = /^(@?storybook|sb-)/i

/** Makes this page's browser forget what the app kept in it, so that no story finds what another left. */
export function forget(): void {
  for (const kept of [localStorage, sessionStorage])
    for (const key of Object.keys(kept)) if (!KEPT_BY_TOOLS.test(key)) kept.removeItem(key)
  for (const pair of document.cookie.split(';')) {
    const name = pair.split('=')[0]?.trim()
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API tells nothing at once.
    if (name) document.cookie = `${name}=; Max-Age=0; Path=/`
  }
  scrollTo(0, 0)
}
