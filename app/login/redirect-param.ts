/** Redirect target after login, from the URL. */
export type RedirectParam = { readonly redirect?: string | undefined }

/** A path on this site: prevents open redirects. */
const isLocal = (place: string) => /^\/(?![/\\])/.test(place)

/** Login pages are no targets. */
const isLogin = (place: string) => /^\/login(?![\w-])/.test(place)

/**
 * Validates the redirect target; other hosts and login pages are ignored. Removed explicitly: the router keeps absent
 * keys in the URL.
 */
export const redirectParam = ({ redirect }: Record<string, unknown>): RedirectParam => ({
  redirect:
    typeof redirect === 'string' && isLocal(redirect) && !isLogin(redirect) ? redirect : undefined,
})
