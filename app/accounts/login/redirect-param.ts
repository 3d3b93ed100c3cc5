/** Redirect target after login, from the URL. */
export type RedirectParam = { readonly redirect?: string | undefined }

/** A path on this site, its dots and what parsers leave out resolved too: prevents open redirects. */
function isLocal(place: string): boolean {
  if (!place.startsWith('/')) return false
  try {
    const { origin, pathname } = new URL(place, 'https://site')
    return origin === 'https://site' && !pathname.startsWith('//')
  } catch {
    return false
  }
}

/** Login pages are no targets. */
const isLogin = (place: string) => /^\/login(?![\w-])/.test(place)

/**
 * The redirect parameter as the URL has it. Not judged here: without it the router would change the URL, a navigation
 * during hydration, in which what somebody is typing is lost.
 */
export const redirectParam = ({ redirect }: Record<string, unknown>): RedirectParam =>
  typeof redirect === 'string' ? { redirect } : {}

/** The target, if it is on this site and no login page. The router keeps what `redirectParam` leaves out. */
export const redirectTarget = (redirect: unknown): string | undefined =>
  typeof redirect === 'string' && isLocal(redirect) && !isLogin(redirect) ? redirect : undefined
