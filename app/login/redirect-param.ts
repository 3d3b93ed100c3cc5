/** Redirect target after login, from the URL. */
export type RedirectParam = { readonly redirect?: string | undefined }

/** A path on this site, its dots resolved too: prevents open redirects. */
const isLocal = (place: string) =>
  /^\/(?![/\\])/.test(place) && !new URL(place, 'https://site').pathname.startsWith('//')

/** Login pages are no targets. */
const isLogin = (place: string) => /^\/login(?![\w-])/.test(place)

/**
 * The redirect parameter as the URL has it. Not judged here: without it the router would change the URL, a navigation
 * during hydration, in which what somebody is typing is lost.
 */
export const redirectParam = ({ redirect }: Record<string, unknown>): RedirectParam =>
  typeof redirect === 'string' ? { redirect } : {}

/** The target, if it is on this site and no login page. */
export const redirectTarget = (redirect: string | undefined): string | undefined =>
  redirect !== undefined && isLocal(redirect) && !isLogin(redirect) ? redirect : undefined
